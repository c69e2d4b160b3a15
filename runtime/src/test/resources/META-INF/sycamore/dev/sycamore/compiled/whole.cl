#pragma OPENCL FP_CONTRACT OFF

static int plus_one(int x) {
  return x + 1;
}

__kernel void first(__global int *a) {
  a[get_global_id(0)] = plus_one(10);
}

__kernel void second(__global int *a) {
  a[get_global_id(0)] = plus_one(19);
}
