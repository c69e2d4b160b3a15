function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = b#1 > 1 ? 2 : 3;
  a#0 = (b#1 > 4 ? v#2 : v#2)[5];
}
// gives:
Block
  Evaluate
    Assign
      target
      Conditional
        Binary
          ReadLocal b
          Literal 1
        Literal 2
        Literal 3
  Evaluate
    Assign
      target
      ReadElement
        Conditional
          Binary
            ReadLocal b
            Literal 4
          ReadLocal v
          ReadLocal v
        Literal 5
