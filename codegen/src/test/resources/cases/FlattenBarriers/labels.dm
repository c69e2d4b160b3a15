// A jump out of an inner loop without barriers, to the end of a labeled loop with some.
function void f(int n#0, local int[] t#1)
{
  int k#2 = 0;
  outer: while (true) {
    int j#3 = 0;
    while (j#3 < n#0) {
      j#3 = j#3 + 1;
      if (t#1[j#3] == k#2) {
        break outer;
      }
      if (t#1[j#3] == 0) {
        break;
      }
    }
    barrier();
    k#2 = k#2 + j#3;
  }
  t#1[0] = k#2;
}
// becomes:
function void f(int n#0, local int[] t#1)
{
  int k#2 = 0;
  boolean left#4 = false;
  while (!left#4) {
    int j#3 = 0;
    `exit.0`: {
      while (j#3 < n#0) {
        j#3 = j#3 + 1;
        if (t#1[j#3] == k#2) {
          left#4 = true;
          break `exit.0`;
        }
        if (t#1[j#3] == 0) {
          break;
        }
      }
    }
    barrier();
    if (!left#4) {
      k#2 = k#2 + j#3;
    }
  }
  t#1[0] = k#2;
}
