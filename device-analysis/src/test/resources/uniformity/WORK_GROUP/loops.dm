kernel nd_range 1 k "kernel"
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  int i#5 = 0;
  while ((i#5 < item.local_id(0 of 1))@3:1) {
    i#5++;
    barrier()@3:2;
  }
  do {
    barrier()@4:1;
    i#5 = i#5 + 1;
  } while ((i#5 < n#2)@4:2);
  barrier()@5:1;
}
// observes:
@3:2 barrier is divergent by @3:1 in kernel
barrier
@3:2 barrier is divergent by @3:1 in kernel
barrier
barrier
@4:1 barrier is divergent by @4:2 in kernel
barrier
barrier
