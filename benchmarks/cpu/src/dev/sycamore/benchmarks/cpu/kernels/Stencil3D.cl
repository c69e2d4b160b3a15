#pragma OPENCL FP_CONTRACT OFF

kernel void heat(int n, float rate, global const float *before, global float *after) {
  int column = get_global_id(0), row = get_global_id(1), plane = get_global_id(2);
  int at = ((plane + 1) * n + row + 1) * n + column + 1;
  float around = before[at - n * n] + before[at + n * n] + before[at - n] + before[at + n] + before[at - 1] + before[at + 1];
  after[at] = before[at] + rate * (around - 6 * before[at]);
}
