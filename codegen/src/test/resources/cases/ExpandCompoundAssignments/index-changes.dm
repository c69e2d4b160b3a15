// An index that the value changes is the old one, for the read and for the store.
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[b#1] += (b#1 = 3);
  v#2[a#0] -= v#2[a#0]++;
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int index#3 = b#1;
  v#2[index#3] = v#2[index#3] + (b#1 = 3);
  v#2[a#0] = v#2[a#0] - value {
    int old#4 = v#2[a#0];
    v#2[a#0] = old#4 + 1;
    => old#4;
  };
  return b#1;
}
