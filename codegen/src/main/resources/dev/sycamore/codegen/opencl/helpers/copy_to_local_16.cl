// Without a place for the event the copy is waited for at once.
static int sycamore_copy_to_local_16(__local ushort* dest, const __global ushort* src, int count, int stride, event_t* copies, int* pending) {
  event_t copy = 0;
  if (pending) {
    copy = *copies;
  }
  if (stride == 1) {
    copy = async_work_group_copy(dest, src, (size_t)count, copy);
  } else {
    copy = async_work_group_strided_copy(dest, src, (size_t)count, (size_t)stride, copy);
  }
  if (pending) {
    *copies = copy;
    *pending = 1;
  } else {
    wait_group_events(1, &copy);
  }
  return 0;
}
