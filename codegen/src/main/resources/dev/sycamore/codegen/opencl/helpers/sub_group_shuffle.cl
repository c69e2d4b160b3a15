// The one work-item's own value.
static int sycamore_sub_group_shuffle(int value, int local_id) {
  return value;
}
