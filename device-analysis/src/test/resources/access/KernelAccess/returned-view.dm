record R "int[]" (global int[] array)
function R pick(global int[] a#0, global int[] b#1, int i#2)
{
  return new R(i#2 > 0 ? a#0 : b#1);
}
kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument global int[] b#1 array none = captured 1 @2:3
  argument global int[] c#2 array none = captured 2 @2:4
  argument global float[] d#3 array none = captured 3 @2:4
  at @1:1
{
  R r#4 = pick(a#0, b#1, 1);
  global int[] t#5 = r#4.array;
  t#5[0] = c#2[0];
  pick(a#0, c#2, 2).array[1 for 2][0] += 1;
}
// finds:
a READ_WRITE
b WRITE
c READ_WRITE
d NONE
