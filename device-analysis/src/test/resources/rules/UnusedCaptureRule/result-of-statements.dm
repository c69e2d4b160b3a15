kernel nd_range 1 k "kernel"
  argument global int[] a#0 array write = captured 0 @2:2
  at @1:1
{
  global int[] y#6 = value {
    global int[] result#5 = a#0@3:3;
    => result#5;
  };
  y#6[0] = 1;
}
// reports:
nothing
