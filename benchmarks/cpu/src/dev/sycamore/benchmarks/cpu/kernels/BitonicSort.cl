kernel void exchange(int run, int distance, global const int *from, global int *to) {
  int pair = get_global_id(0);
  int low = 2 * pair - (pair & (distance - 1));
  int high = low + distance;
  int a = from[low], b = from[high];
  int ascending = (low & run) == 0;
  to[low] = ascending ? min(a, b) : max(a, b);
  to[high] = ascending ? max(a, b) : min(a, b);
}
