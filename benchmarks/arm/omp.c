/* What clang's code for OpenMP calls, for one thread: parts of loops are whole loops, and reductions are what the one thread has. */
#include <stdarg.h>
#include <stdint.h>

typedef void (*task)(int32_t *, int32_t *, ...);

void __kmpc_fork_call(void *place, int32_t count, task run, ...) {
  int32_t thread = 0;
  void *a[16];
  va_list arguments;
  va_start(arguments, run);
  for (int k = 0; k < count; k++) {
    a[k] = va_arg(arguments, void *);
  }
  va_end(arguments);
  run(&thread, &thread, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14], a[15]);
}

int32_t __kmpc_global_thread_num(void *place) {
  return 0;
}

void __kmpc_for_static_init_4() {}

void __kmpc_for_static_init_8() {}

void __kmpc_for_static_fini() {}

/* The bounds of a loop whose parts threads take in turn: the one thread takes all. */
static int32_t first, last, taken;

void __kmpc_dispatch_init_4(void *place, int32_t thread, int32_t schedule, int32_t lower, int32_t upper, int32_t step, int32_t chunk) {
  first = lower;
  last = upper;
  taken = 0;
}

int32_t __kmpc_dispatch_next_4(void *place, int32_t thread, int32_t *is_last, int32_t *lower, int32_t *upper, int32_t *step) {
  if (taken) {
    return 0;
  }
  taken = *is_last = *step = 1;
  *lower = first;
  *upper = last;
  return 1;
}

void __kmpc_dispatch_deinit() {}

void __kmpc_barrier() {}

int32_t __kmpc_reduce_nowait() {
  return 1;
}

void __kmpc_end_reduce_nowait() {}
