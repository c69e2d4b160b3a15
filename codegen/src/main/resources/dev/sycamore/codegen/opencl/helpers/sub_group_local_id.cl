// The one work-item of the sub-group.
static int sycamore_sub_group_local_id(void) {
  return 0;
}
