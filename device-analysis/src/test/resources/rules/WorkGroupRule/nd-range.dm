kernel nd_range 1 k "kernel"
  argument local int[] t#3 local_accessor none = captured 3 @2:5
  at @1:1
{
  t#3[0] = 1;
}
// reports:
nothing
