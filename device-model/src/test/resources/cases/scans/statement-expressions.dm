function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = value {
    int t#3 = 1;
    if (b#1 > 2) {
      t#3 = 3;
    }
    => t#3;
  } + 4;
}
// gives:
Block
  Evaluate
    Assign
      target
      Binary
        StatementExpression
          DeclareLocal
            Literal 1
          If
            Binary
              ReadLocal b
              Literal 2
            Block
              Evaluate
                Assign
                  target
                  Literal 3
        Literal 4
