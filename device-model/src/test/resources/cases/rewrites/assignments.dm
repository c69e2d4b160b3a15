function void f(int a#0, int b#1, global int[] v#2)
{
  v#2[1] = v#2[2];
  v#2[a#0 + 1] += 2;
  v#2[3]++;
  --a#0;
  a#0 *= 4;
}
// gives:
function void f(int a#0, int b#1, global int[] v#2)
{
  v#2[2] = v#2[3];
  v#2[a#0 + 2] += 3;
  v#2[4]++;
  --a#0;
  a#0 *= 5;
}
