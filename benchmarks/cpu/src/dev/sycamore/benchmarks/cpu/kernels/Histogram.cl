kernel void clear(global int *counts) {
  counts[get_global_id(0)] = 0;
}

kernel void count(global const int *values, global int *counts) {
  atomic_inc(&counts[values[get_global_id(0)]]);
}
