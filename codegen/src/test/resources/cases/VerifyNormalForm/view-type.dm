// A variable has views of one type and one address space.
function int f(global int[] a#0, local int[] b#1)
{
  global int[] t#2 = a#0;
  t#2 = b#1;
  return t#2[0];
}
// becomes:
// refused: type ViewType[element=INT, dimensions=1, space=LOCAL] instead of ViewType[element=INT, dimensions=1, space=GLOBAL]
