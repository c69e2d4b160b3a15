#pragma OPENCL FP_CONTRACT OFF

kernel void accelerate(int n, float softening, global const float *x, global const float *y, global const float *z,
                       global const float *mass, global float *ax, global float *ay, global float *az) {
  int i = get_global_id(0);
  float xi = x[i], yi = y[i], zi = z[i];
  float sx = 0, sy = 0, sz = 0;
  for (int j = 0; j < n; j++) {
    float dx = x[j] - xi, dy = y[j] - yi, dz = z[j] - zi;
    float square = dx * dx + dy * dy + dz * dz + softening;
    float inverse = 1 / sqrt(square);
    float pull = mass[j] * inverse * inverse * inverse;
    sx += pull * dx;
    sy += pull * dy;
    sz += pull * dz;
  }
  ax[i] = sx;
  ay[i] = sy;
  az[i] = sz;
}
