function void f(int a#0, int b#1, global int[] v#2, local int[] t#3, private float[] s#5, private int[] p#6)
{
  int e#4 = copy.start(t#3, v#2; 1, 2, 3, 4, 5, 6);
  copy.wait(; e#4);
  matrix.half(s#5, p#6, p#6; 7, 8, 9);
}
// gives:
Block
  DeclareLocal
    AsyncCopyOperation
      ReadLocal t
      ReadLocal v
      Literal 1
      Literal 2
      Literal 3
      Literal 4
      Literal 5
      Literal 6
  Evaluate
    AsyncCopyOperation
      ReadLocal e
  Evaluate
    MatrixOperation
      ReadLocal s
      ReadLocal p
      ReadLocal p
      Literal 7
      Literal 8
      Literal 9
