kernel range 1 k "kernel"
  argument global int[] y#0 array none = captured 0
  argument global int[] x#1 array none = captured 1
  argument int d#2 scalar none = captured 2
  at @1:1
{
  int i#9 = item.global_id(0 of 1);
  int l#8 = 2 * i#9 - (i#9 & d#2 - 1);
  int m#7 = (i#9 << 1) + 3 - (d#2 & i#9);
  y#0[l#8] = x#1[l#8 + d#2] + x#1[m#7];
}
// finds:
y: f 2 g0 * g0 v2 1 - & - g0 g0 -1 v2 1 - - & + atmost g0 g0 -1 v2 1 - - & + atleast .
x: r 2 g0 * g0 v2 1 - & - g0 g0 -1 v2 1 - - & + atmost g0 g0 -1 v2 1 - - & + atleast v2 + . r g0 1 << 3 + v2 g0 & - g0 3 + g0 -1 v2 - & + atmost g0 3 + g0 -1 v2 - & + atleast .
