// Sub-groups have one work-item: OpenCL C 1.2 has none of its own.
static int sycamore_sub_group_size(void) {
  return 1;
}
