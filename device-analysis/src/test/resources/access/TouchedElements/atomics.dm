kernel range 1 k "kernel"
  argument global int[] t#0 array none = captured 0
  argument global int[] u#1 array none = captured 1
  argument global int[] w#2 array none = captured 2
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  atomic.add(t#0[i#9], 1);
  int v#8 = atomic.load(u#1[i#9]);
  atomic.store(w#2[i#9], v#8);
}
// finds:
t: r g0 . f g0 .
u: r g0 .
w: f g0 .
