kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  @3:3 private int[] p#5 = new[16];
  p#5[item.local_id(0 of 1)] = 1;
  barrier();
  a#0[item.global_id(0 of 1)] = p#5[0];
}
// reports:
@3:3 SYC2009: `p` is private: each work-item has an array of its own, and uses the element at its local id
  help: for memory that the group shares use local memory, such as `h.localFloats(64)` of `q.submit(h -> ...)`; for a value of one work-item use a variable
  in kernel @3:3
