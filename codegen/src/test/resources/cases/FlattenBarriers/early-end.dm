// A jump that all work-items take skips what follows, up to the barriers. A variable that is
// needed after a barrier is declared outside.
function int f(int n#0, local int[] t#1)
{
  int l#2 = item.local_id(0 of 1);
  if (n#0 > 5) {
    return -1;
  }
  int own#3 = l#2 * n#0;
  t#1[l#2] = own#3;
  barrier();
  return t#1[n#0] + own#3;
}
// becomes:
function int f(int n#0, local int[] t#1)
{
  boolean ended#4 = false;
  int result#5 = 0;
  int l#2 = item.local_id(0 of 1);
  `exit.0`: {
    if (n#0 > 5) {
      result#5 = -1;
      ended#4 = true;
      break `exit.0`;
    }
  }
  int own#3 = 0;
  if (!ended#4) {
    own#3 = l#2 * n#0;
    t#1[l#2] = own#3;
  }
  barrier();
  if (!ended#4) {
    result#5 = t#1[n#0] + own#3;
  }
  return result#5;
}
