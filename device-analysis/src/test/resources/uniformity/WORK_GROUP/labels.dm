kernel nd_range 1 k "kernel"
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  outer:
    for (int i#5 = 0; i#5 < n#2; i#5++)
      for (int j#6 = 0; j#6 < n#2; j#6++) {
        if ((item.local_id(0 of 1) == j#6)@3:1)
          continue outer;
        barrier()@3:2;
      }
  barrier()@4:1;
}
// observes:
@3:2 barrier is divergent by @3:1 in kernel
barrier
@3:2 barrier is divergent by @3:1 in kernel
barrier
barrier
