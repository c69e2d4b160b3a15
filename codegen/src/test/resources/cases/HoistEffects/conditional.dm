// Effects in one side of a conditional stay there.
function int f(int a#0, int b#1, global int[] v#2)
{
  int r#3 = a#0 > 0 ? (b#1 = 5) : b#1 + 1;
  return r#3 + b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int choice#4;
  if (a#0 > 0) {
    b#1 = 5;
    choice#4 = b#1;
  } else {
    choice#4 = b#1 + 1;
  }
  int r#3 = choice#4;
  return r#3 + b#1;
}
