function int at(global int[] v#0, int i#1)
  display "Case.at(int[], int)"
{
  (v#0[i#1] = i#1)@9:1;
  barrier()@9:2;
  return v#0[0]@9:3;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  at @1:1
{
  int r#5 = at(a#0, 3)@3:1;
  int s#6 = at(b#1, item.local_id(0 of 1))@3:2;
  (a#0[r#5] = s#6)@4:1;
}
// observes:
enters with {v = a}
@9:1 writes one element of v, one value in Case.at(int[], int)
barrier
@9:3 reads one element of v in Case.at(int[], int)
leaves
enters with {v = b}
@9:1 writes different elements of v, different values in Case.at(int[], int)
barrier
@9:3 reads one element of v in Case.at(int[], int)
leaves
@4:1 writes one element of a, one value in kernel
