record P "P" (int a, float b)
kernel range 1 k "k"
  argument global int[] out#0 array write = captured 0
  at @1:1
{
  int i#1 = item.global_id(0 of 1);
  @2:3 private P[] p#2 = new[8];
  for (int k#3 = 0; (k#3 < 8); k#3++) {
    if ((k#3 > 0)) {
      (out#0[k#3] = p#2[(k#3 - 1)]@3:5.a);
    }
    (p#2[k#3] = new P(k#3, 2.0f));
  }
}
// reports:
nothing
