#define GROUP 256

kernel void scan(int each, global const int *from, global int *to, global int *totals) {
  local int scanned[2 * GROUP];
  int item = get_local_id(0);
  int first = each * get_global_id(0);
  int total = 0;
  for (int k = 0; k < each; k++) {
    total += from[first + k];
  }
  int old = 0;
  scanned[item] = total;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 1; step < GROUP; step *= 2) {
    int sum = scanned[old + item];
    if (item >= step) {
      sum += scanned[old + item - step];
    }
    old = GROUP - old;
    scanned[old + item] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  int running = scanned[old + item] - total;
  for (int k = 0; k < each; k++) {
    running += from[first + k];
    to[first + k] = running;
  }
  if (item == GROUP - 1) {
    totals[get_group_id(0)] = running;
  }
}

kernel void add_offsets(int block, global const int *offsets, global int *sums) {
  int i = get_global_id(0);
  sums[i + block] += offsets[i / block];
}
