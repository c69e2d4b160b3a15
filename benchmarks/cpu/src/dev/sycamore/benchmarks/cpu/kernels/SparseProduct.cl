#pragma OPENCL FP_CONTRACT OFF

kernel void multiply(global const int *starts, global const int *columns, global const float *values,
                     global const float *x, global float *y) {
  int row = get_global_id(0);
  float sum = 0;
  int end = starts[row + 1];
  for (int k = starts[row]; k < end; k++) {
    sum += values[k] * x[columns[k]];
  }
  y[row] = sum;
}
