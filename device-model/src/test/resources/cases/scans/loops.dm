function void f(int a#0, int b#1, global int[] v#2)
{
  for (int i#3 = 0, int j#4 = 9; i#3 < 1; i#3 = i#3 + 2) {
    b#1 = 3;
  }
  while (a#0 < 4) {
    a#0 = 5;
  }
  do {
    b#1 = 6;
  } while (b#1 < 7);
}
// gives:
Block
  For
    DeclareLocal
      Literal 0
    DeclareLocal
      Literal 9
    Binary
      ReadLocal i
      Literal 1
    Block
      Evaluate
        Assign
          target
          Literal 3
    Assign
      target
      Binary
        ReadLocal i
        Literal 2
  While
    Binary
      ReadLocal a
      Literal 4
    Block
      Evaluate
        Assign
          target
          Literal 5
  DoWhile
    Block
      Evaluate
        Assign
          target
          Literal 6
    Binary
      ReadLocal b
      Literal 7
