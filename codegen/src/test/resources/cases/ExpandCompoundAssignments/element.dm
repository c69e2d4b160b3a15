// View and index of an element are evaluated once.
function int f(int a#0, int b#1, global int[] v#2)
{
  v#2[a#0++] += 5;
  v#2[v#2[b#1]] *= 2;
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int index#4 = value {
    int old#3 = a#0;
    a#0 = old#3 + 1;
    => old#3;
  };
  v#2[index#4] = v#2[index#4] + 5;
  int index#5 = v#2[b#1];
  v#2[index#5] = v#2[index#5] * 2;
  return 0;
}
