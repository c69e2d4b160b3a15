#define GROUP 256

kernel void reduce(int part, global const float *from, global float *to) {
  local float totals[GROUP];
  int item = get_local_id(0);
  int first = get_group_id(0) * part;
  float total = 0;
  for (int i = item; i < part; i += GROUP) {
    total += from[first + i];
  }
  totals[item] = total;
  for (int width = GROUP / 2; width > 0; width /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (item < width) {
      totals[item] += totals[item + width];
    }
  }
  if (item == 0) {
    to[get_group_id(0)] = totals[0];
  }
}
