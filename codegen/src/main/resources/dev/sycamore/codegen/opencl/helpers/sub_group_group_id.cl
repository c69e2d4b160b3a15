// Sub-groups of one work-item are counted as work-items are: dimension 0 is the fastest.
static int sycamore_sub_group_group_id(void) {
  return (int)((get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0));
}
