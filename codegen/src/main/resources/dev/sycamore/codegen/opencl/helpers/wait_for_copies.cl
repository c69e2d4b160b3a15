// Of no copies at all it does not wait for an event.
static void sycamore_wait_for_copies(event_t* copies, int* pending) {
  if (pending && *pending) {
    event_t none = 0;
    wait_group_events(1, copies);
    *copies = none;
    *pending = 0;
  }
}
