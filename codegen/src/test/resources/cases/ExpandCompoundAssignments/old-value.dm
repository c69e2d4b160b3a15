// `x++` has the old value, `++x` the new one.
function int f(int a#0, int b#1, global int[] v#2)
{
  int x#3 = a#0++;
  int y#4 = ++a#0;
  int z#5 = v#2[b#1]--;
  return x#3 + y#4 + z#5;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int x#3 = value {
    int old#6 = a#0;
    a#0 = old#6 + 1;
    => old#6;
  };
  int y#4 = a#0 = a#0 + 1;
  int z#5 = value {
    int old#7 = v#2[b#1];
    v#2[b#1] = old#7 + -1;
    => old#7;
  };
  return x#3 + y#4 + z#5;
}
