#include <math.h>

#include "argument.h"

static inline float least(float a, float b) {
  return a < b ? a : b;
}

static inline float most(float a, float b) {
  return a > b ? a : b;
}

typedef struct {
  float x, y, z;
} vector;

typedef struct {
  vector from, to;
} ray;

static inline vector plus(vector a, vector b) {
  return (vector){a.x + b.x, a.y + b.y, a.z + b.z};
}

static inline vector minus(vector a, vector b) {
  return (vector){a.x - b.x, a.y - b.y, a.z - b.z};
}

static inline vector times(vector a, float by) {
  return (vector){a.x * by, a.y * by, a.z * by};
}

static inline float inner(vector a, vector b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

static inline float norm(vector a) {
  return sqrtf(inner(a, a));
}

static inline vector unit(vector a) {
  return times(a, 1 / norm(a));
}

static inline vector at(ray r, float distance) {
  return plus(r.from, times(r.to, distance));
}

static inline float sphere(vector p, float x, float y, float z, float radius) {
  return norm(minus(p, (vector){x, y, z})) - radius;
}

static inline float box(vector p, float x, float y, float z, float width) {
  float dx = most(fabsf(p.x - x) - width, 0.0f);
  float dy = most(fabsf(p.y - y) - width, 0.0f);
  float dz = most(fabsf(p.z - z) - width, 0.0f);
  return norm((vector){dx, dy, dz}) - 0.1f;
}

static inline float scene(vector p) {
  float ground = p.y + 1;
  float spheres = least(sphere(p, -1.2f, 0, 0.5f, 1), sphere(p, 0.9f, -0.4f, -0.6f, 0.6f));
  return least(ground, least(spheres, box(p, 1.6f, -0.3f, 1.8f, 0.6f)));
}

static inline float march_ray(ray r, float start, float end, int limit) {
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

static inline vector normal(vector p) {
  float e = 1e-2f;
  float x = scene((vector){p.x + e, p.y, p.z}) - scene((vector){p.x - e, p.y, p.z});
  float y = scene((vector){p.x, p.y + e, p.z}) - scene((vector){p.x, p.y - e, p.z});
  float z = scene((vector){p.x, p.y, p.z + e}) - scene((vector){p.x, p.y, p.z - e});
  return unit((vector){x, y, z});
}

static inline float brightness(int row, int column, int rows, int columns, int limit) {
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
  float diffuse = most(inner(n, light), 0.0f);
  ray shadow = {hit, light};
  if (diffuse > 0 && march_ray(shadow, 0.05f, 10, limit) < 10) {
    diffuse *= 0.3f;
  }
  return 0.15f + 0.85f * diffuse;
}

static void march(int rows, int columns, int limit, float *image) {
#pragma omp parallel for schedule(dynamic)
  for (int row = 0; row < rows; row++) {
#pragma omp simd
    for (int column = 0; column < columns; column++) {
      image[row * columns + column] = brightness(row, column, rows, columns, limit);
    }
  }
}

void run(const argument *a) {
  march(a[0].i, a[1].i, a[2].i, a[3].floats);
}
