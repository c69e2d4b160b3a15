#pragma OPENCL FP_CONTRACT OFF
#define TILE 16

kernel void multiply(int n, global const float *left, global const float *right, global float *product) {
  local float a[TILE][TILE], b[TILE][TILE];
  int column = get_global_id(0), row = get_global_id(1);
  int j = get_local_id(0), i = get_local_id(1);
  float sum = 0;
  for (int t = 0; t < n; t += TILE) {
    a[i][j] = left[row * n + t + j];
    b[i][j] = right[(t + i) * n + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; k++) {
      sum += a[i][k] * b[k][j];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  product[row * n + column] = sum;
}
