#pragma OPENCL FP_CONTRACT OFF

kernel void heat(int n, float rate, global const float *before, global float *after) {
  int at = ((int)get_global_id(1) + 1) * n + (int)get_global_id(0) + 1;
  float around = before[at - n] + before[at + n] + before[at - 1] + before[at + 1];
  after[at] = before[at] + rate * (around - 4 * before[at]);
}
