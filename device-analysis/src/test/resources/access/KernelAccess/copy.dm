kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  argument local int[] t#3 local_accessor none = captured 3 @2:5
  at @1:1
{
  copy.start(t#3, a#0; 0, 0, 4, 1, 0, 8);
}
// finds:
a READ
t WRITE
