#pragma OPENCL FP_CONTRACT OFF

typedef struct {
  float x, y, z;
} vector;

typedef struct {
  vector from, to;
} ray;

vector plus(vector a, vector b) {
  return (vector){a.x + b.x, a.y + b.y, a.z + b.z};
}

vector minus(vector a, vector b) {
  return (vector){a.x - b.x, a.y - b.y, a.z - b.z};
}

vector times(vector a, float by) {
  return (vector){a.x * by, a.y * by, a.z * by};
}

float inner(vector a, vector b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

float norm(vector a) {
  return sqrt(inner(a, a));
}

vector unit(vector a) {
  return times(a, 1 / norm(a));
}

vector at(ray r, float distance) {
  return plus(r.from, times(r.to, distance));
}

float sphere(vector p, float x, float y, float z, float radius) {
  return norm(minus(p, (vector){x, y, z})) - radius;
}

float box(vector p, float x, float y, float z, float width) {
  float dx = fmax(fabs(p.x - x) - width, 0.0f);
  float dy = fmax(fabs(p.y - y) - width, 0.0f);
  float dz = fmax(fabs(p.z - z) - width, 0.0f);
  return norm((vector){dx, dy, dz}) - 0.1f;
}

float scene(vector p) {
  float ground = p.y + 1;
  float spheres = fmin(sphere(p, -1.2f, 0, 0.5f, 1), sphere(p, 0.9f, -0.4f, -0.6f, 0.6f));
  return fmin(ground, fmin(spheres, box(p, 1.6f, -0.3f, 1.8f, 0.6f)));
}

float march_ray(ray r, float start, float end, int limit) {
  float distance = start;
  for (int step = 0; step < limit && distance < end; step++) {
    float free = scene(at(r, distance));
    if (free < 1e-3f) {
      return distance;
    }
    distance += free;
  }
  return end;
}

vector normal(vector p) {
  float e = 1e-2f;
  float x = scene((vector){p.x + e, p.y, p.z}) - scene((vector){p.x - e, p.y, p.z});
  float y = scene((vector){p.x, p.y + e, p.z}) - scene((vector){p.x, p.y - e, p.z});
  float z = scene((vector){p.x, p.y, p.z + e}) - scene((vector){p.x, p.y, p.z - e});
  return unit((vector){x, y, z});
}

float brightness(int row, int column, int rows, int columns, int limit) {
  float u = (2.0f * column - columns) / rows;
  float v = (rows - 2.0f * row) / rows;
  ray r = {{0, 0.5f, -5}, unit((vector){u, v, 2})};
  float distance = march_ray(r, 0, 30, limit);
  if (distance >= 30) {
    return 0.1f + 0.1f * v;
  }
  vector hit = at(r, distance);
  vector n = normal(hit);
  vector light = unit((vector){-0.5f, 0.8f, -0.4f});
  float diffuse = fmax(inner(n, light), 0.0f);
  ray shadow = {hit, light};
  if (diffuse > 0 && march_ray(shadow, 0.05f, 10, limit) < 10) {
    diffuse *= 0.3f;
  }
  return 0.15f + 0.85f * diffuse;
}

kernel void march(int rows, int columns, int limit, global float *image) {
  int column = get_global_id(0), row = get_global_id(1);
  image[row * columns + column] = brightness(row, column, rows, columns, limit);
}
