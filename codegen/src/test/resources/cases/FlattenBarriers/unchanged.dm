// Barriers outside of branches, and in loops, stay as they are.
function int f(int n#0, local int[] t#1)
{
  int l#2 = item.local_id(0 of 1);
  int s#3 = n#0;
  while (s#3 > 0) {
    if (l#2 < s#3) {
      t#1[l#2] = t#1[l#2 + s#3];
    }
    barrier();
    s#3 = s#3 / 2;
  }
  return t#1[0];
}
// becomes:
function int f(int n#0, local int[] t#1)
{
  int l#2 = item.local_id(0 of 1);
  int s#3 = n#0;
  while (s#3 > 0) {
    if (l#2 < s#3) {
      t#1[l#2] = t#1[l#2 + s#3];
    }
    barrier();
    s#3 = s#3 / 2;
  }
  return t#1[0];
}
