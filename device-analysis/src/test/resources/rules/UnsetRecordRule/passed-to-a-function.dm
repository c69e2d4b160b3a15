record P "P" (int a, float b)
function void fill(private P[] p#0)
  display "fill"
  origin user
  at @9:1
{
  (p#0[0] = new P(1, 2.0f));
}
kernel range 1 k "k"
  argument global int[] out#0 array write = captured 0
  at @1:1
{
  int i#1 = item.global_id(0 of 1);
  @2:3 private P[] p#2 = new[8];
  fill(p#2);
  (out#0[i#1] = p#2[i#1]@3:5.a);
}
// reports:
nothing
