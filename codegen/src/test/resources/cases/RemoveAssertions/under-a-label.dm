// A label needs a statement after it.
function int f(int a#0, int b#1, global int[] v#2)
{
  out:
    assert assertion(a#0 > 0);
  while (b#1 > 0)
    assert assertion(false);
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  out: {
  }
  while (b#1 > 0) {
  }
  return a#0;
}
