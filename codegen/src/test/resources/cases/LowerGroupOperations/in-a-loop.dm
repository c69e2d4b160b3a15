// In a loop and as an operand.
function int reduce(int x#0)
{
  scratch(int)[item.local_id(0 of 1)] = x#0;
  barrier();
  return scratch(int)[0];
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
{
  for (int i#3 = 0; i#3 < 4; i#3++)
    o#0[i#3] = 1 + collective.work_group(reduce(i#3));
}
// becomes:
function int reduce(int x#0, local int[] scratch#1)
{
  scratch#1[item.local_id(0 of 1)] = x#0;
  barrier();
  return scratch#1[0];
}
kernel nd_range 1 k "k"
  argument global int[] o#0 array write = captured 0
  argument local int[] s#1 group_scratch none = launch
{
  for (int i#3 = 0; i#3 < 4; i#3++) {
    o#0[i#3] = 1 + reduce(i#3, s#1);
  }
}
