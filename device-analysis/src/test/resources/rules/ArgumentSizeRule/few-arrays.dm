kernel range 1 k "kernel"
  argument global int[] a0#0 array read_write = captured 0
  argument global int[] a1#1 array read_write = captured 1
  argument global int[] a2#2 array read_write = captured 2
  argument global int[] a3#3 array read_write = captured 3
  argument global int[] a4#4 array read_write = captured 4
  argument global int[] a5#5 array read_write = captured 5
  argument global int[] a6#6 array read_write = captured 6
  argument global int[] a7#7 array read_write = captured 7
  argument global int[] a8#8 array read_write = captured 8
  argument global int[] a9#9 array read_write = captured 9
  argument global int[] a10#10 array read_write = captured 10
  argument global int[] a11#11 array read_write = captured 11
  argument global int[] a12#12 array read_write = captured 12
  argument global int[] a13#13 array read_write = captured 13
  argument global int[] a14#14 array read_write = captured 14
  argument global int[] a15#15 array read_write = captured 15
  argument global int[] a16#16 array read_write = captured 16
  argument global int[] a17#17 array read_write = captured 17
  argument global int[] a18#18 array read_write = captured 18
  argument global int[] a19#19 array read_write = captured 19
  at @1:1
{
  a0#0[0] = 1;
  a1#1[0] = 1;
  a2#2[0] = 1;
  a3#3[0] = 1;
  a4#4[0] = 1;
  a5#5[0] = 1;
  a6#6[0] = 1;
  a7#7[0] = 1;
  a8#8[0] = 1;
  a9#9[0] = 1;
  a10#10[0] = 1;
  a11#11[0] = 1;
  a12#12[0] = 1;
  a13#13[0] = 1;
  a14#14[0] = 1;
  a15#15[0] = 1;
  a16#16[0] = 1;
  a17#17[0] = 1;
  a18#18[0] = 1;
  a19#19[0] = 1;
}
// reports:
nothing
