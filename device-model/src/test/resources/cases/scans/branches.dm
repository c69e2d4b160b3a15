function void f(int a#0, int b#1, global int[] v#2)
{
  if (a#0 > 1) {
    a#0 = 2;
  } else {
    b#1 = 3;
  }
  switch (a#0 + 1) {
    case 1, 2:
      b#1 = 4;
      break;
    case default:
      b#1 = 5;
  }
}
// gives:
Block
  If
    Binary
      ReadLocal a
      Literal 1
    Block
      Evaluate
        Assign
          target
          Literal 2
    Block
      Evaluate
        Assign
          target
          Literal 3
  Switch
    Binary
      ReadLocal a
      Literal 1
    Evaluate
      Assign
        target
        Literal 4
    Break
    Evaluate
      Assign
        target
        Literal 5
