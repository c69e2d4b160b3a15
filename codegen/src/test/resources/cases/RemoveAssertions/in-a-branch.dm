// A branch that is an assertion becomes empty, and its condition is still evaluated.
function int f(int a#0, int b#1, global int[] v#2)
{
  if (v#2[a#0]++ > 0)
    assert assertion(b#1 > 0, "b");
  else
    b#1 = 2;
  return b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  if ((v#2[a#0]++) > 0) {
  } else {
    b#1 = 2;
  }
  return b#1;
}
