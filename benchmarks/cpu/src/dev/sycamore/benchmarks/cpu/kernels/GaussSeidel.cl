#pragma OPENCL FP_CONTRACT OFF

kernel void copy(global const float *from, global float *to) {
  int i = get_global_id(0);
  to[i] = from[i];
}

kernel void relax(int n, int colour, global const float *source, global float *u) {
  int pair = get_global_id(0), row = get_global_id(1);
  int at = (row + 1) * n + 1 + 2 * pair + (row + colour) % 2;
  u[at] = 0.25f * (u[at - n] + u[at + n] + u[at - 1] + u[at + 1] - source[at]);
}
