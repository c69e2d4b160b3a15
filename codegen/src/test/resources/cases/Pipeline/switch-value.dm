// A switch expression with a declaration in a case.
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0 + value {
    int r#3;
    yield:
      switch (b#1) {
        case 1:
          int t#4 = a#0++;
          r#3 = t#4;
          break yield;
        case default:
          r#3 = v#2[a#0 = 2];
      }
    => r#3;
  } + a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  int t#6 = a#0;
  int r#3;
  yield:
    switch (b#1) {
      case 1:
        int old#5 = a#0;
        a#0 = old#5 + 1;
        int t#4 = old#5;
        r#3 = t#4;
        break yield;
      case default:
        a#0 = 2;
        r#3 = v#2[a#0];
    }
  return t#6 + r#3 + a#0;
}
