// A work-item alone waits for nobody.
static void sycamore_sub_group_barrier(void) {
}
