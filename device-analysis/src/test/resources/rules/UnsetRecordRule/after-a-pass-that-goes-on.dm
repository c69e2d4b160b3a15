record P "P" (int a, float b)
kernel range 1 k "k"
  argument global int[] out#0 array write = captured 0
  at @1:1
{
  int i#1 = item.global_id(0 of 1);
  @2:3 private P[] p#2 = new[8];
  for (int k#3 = 0; (k#3 < 8); (p#2[k#3++] = new P(1, 2.0f))) {
    if ((k#3 == 0)) {
      continue;
    }
    (out#0[k#3] = p#2[0]@3:5.a);
  }
}
// reports:
nothing
