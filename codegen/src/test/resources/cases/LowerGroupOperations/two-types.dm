// Scratch memory of int and long are two parameters, always in this order.
function long both(int x#0)
{
  scratch(long)[0] = long(x#0);
  scratch(int)[0] = x#0;
  return scratch(long)[0];
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
  argument local long[] t#2 group_scratch none = launch
{
  o#0[0] = int(collective.work_group(both(3)));
}
// becomes:
function long both(int x#0, local int[] scratch#1, local long[] scratch#2)
{
  scratch#2[0] = long(x#0);
  scratch#1[0] = x#0;
  return scratch#2[0];
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
  argument local long[] t#2 group_scratch none = launch
{
  o#0[0] = int(both(3, s#1, t#2));
}
