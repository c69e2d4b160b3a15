kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  argument local int[] t#3 local_accessor none = captured 3 @2:5
  at @1:1
{
  int v#5 = a#0[item.global_id(0 of 1)]@3:1;
  int w#6 = a#0[0]@3:2;
  (b#1[v#5] = 1)@4:1;
  (b#1[w#6] = 1)@4:2;
  (b#1[t#3[0]@5:1] = 1)@5:2;
}
// observes:
@3:1 reads different elements of a in kernel
@3:2 reads one element of a in kernel
@4:1 writes different elements of b, one value in kernel
@4:2 writes one element of b, one value in kernel
@5:1 reads one element of t in kernel
@5:2 writes one element of b, one value in kernel
