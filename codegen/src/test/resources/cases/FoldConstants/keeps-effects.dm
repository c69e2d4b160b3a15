// An operand with effects that decides nothing stays.
function int f(int a#0, int b#1, global int[] v#2)
{
  boolean x#3 = v#2[a#0]++ > 0 && false;
  boolean y#4 = false && v#2[a#0]++ > 0;
  boolean z#5 = v#2[a#0]++ > 0 || true;
  return 0 * v#2[b#1]++;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  boolean x#3 = ((v#2[a#0]++) > 0) && false;
  boolean y#4 = false;
  boolean z#5 = ((v#2[a#0]++) > 0) || true;
  return 0 * (v#2[b#1]++);
}
