kernel void add(global const float *x, global const float *y, global float *sum) {
  int i = get_global_id(0);
  sum[i] = x[i] + y[i];
}
