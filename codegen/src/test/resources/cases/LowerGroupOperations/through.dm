// A function that calls one with scratch memory passes it on.
function int reduce(int x#0)
{
  scratch(int)[item.local_id(0 of 1)] = x#0;
  barrier();
  return scratch(int)[0];
}
function int twice(int x#0)
{
  return collective.work_group(reduce(x#0)) + collective.work_group(reduce(x#0 + 1));
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
{
  o#0[0] = twice(3);
}
// becomes:
function int reduce(int x#0, local int[] scratch#1)
{
  scratch#1[item.local_id(0 of 1)] = x#0;
  barrier();
  return scratch#1[0];
}
function int twice(int x#0, local int[] scratch#1)
{
  return reduce(x#0, scratch#1) + reduce(x#0 + 1, scratch#1);
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
{
  o#0[0] = twice(3, s#1);
}
