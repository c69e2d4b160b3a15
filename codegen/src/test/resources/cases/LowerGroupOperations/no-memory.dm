// A sub-group operation without scratch memory is a plain call.
function int first(int x#0)
{
  return subgroup.shuffle(x#0, 0);
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
{
  o#0[0] = collective.sub_group(first(3));
}
// becomes:
function int first(int x#0)
{
  return subgroup.shuffle(x#0, 0);
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
{
  o#0[0] = first(3);
}
