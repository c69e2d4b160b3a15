function void f(int a#0, int b#1, global int[] v#2)
{
  outer:
    while (a#0 < 1) {
      if (b#1 > 2) {
        break outer;
      }
      continue outer;
    }
  return;
}
// gives:
Block
  Labeled
    While
      Binary
        ReadLocal a
        Literal 1
      Block
        If
          Binary
            ReadLocal b
            Literal 2
          Block
            Break
        Continue
  Return
