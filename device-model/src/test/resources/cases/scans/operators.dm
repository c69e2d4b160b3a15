function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = a#0 + 1 * (b#1 - 2);
  b#1 = -(a#0 << 3);
  boolean z#3 = a#0 < 1 && !(b#1 > 2) || a#0 == 3;
}
// gives:
Block
  Evaluate
    Assign
      target
      Binary
        ReadLocal a
        Binary
          Literal 1
          Binary
            ReadLocal b
            Literal 2
  Evaluate
    Assign
      target
      Unary
        Binary
          ReadLocal a
          Literal 3
  DeclareLocal
    Logical
      Logical
        Binary
          ReadLocal a
          Literal 1
        Unary
          Binary
            ReadLocal b
            Literal 2
      Binary
        ReadLocal a
        Literal 3
