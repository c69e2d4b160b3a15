// A view variable is declared before the switch, as others are.
function int f(global int[] a#0, global int[] b#1, int n#2)
{
  switch (n#2) {
    case 0:
      global int[] t#3 = a#0;
      return t#3[0];
    case default:
      t#3 = b#1;
      return t#3[1];
  }
}
// becomes:
function int f(global int[] a#0, global int[] b#1, int n#2)
{
  {
    global int[] t#3;
    switch (n#2) {
      case 0:
        t#3 = a#0;
        return t#3[0];
      case default:
        t#3 = b#1;
        return t#3[1];
    }
  }
}
