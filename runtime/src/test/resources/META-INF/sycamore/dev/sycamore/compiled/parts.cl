#pragma OPENCL FP_CONTRACT OFF

// part plus_one
static int plus_one(int x) {
  return x + 1;
}

// part twice uses plus_one
static int twice(int x) {
  return plus_one(x) + x - 1;
}

// part first uses plus_one
__kernel void first(__global int *a) {
  a[get_global_id(0)] = plus_one(10);
}

// part second uses twice
__kernel void second(__global int *a) {
  a[get_global_id(0)] = twice(10);
}

// part broken uses twice
__kernel void broken(__global int *a) {
  a[get_global_id(0)] = no_such_function(twice(10));
}

// end of parts
