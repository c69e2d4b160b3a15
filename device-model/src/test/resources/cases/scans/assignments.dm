function void f(int a#0, int b#1, global int[] v#2)
{
  v#2[1] = v#2[2];
  v#2[a#0 + 1] += 2;
  v#2[3]++;
  --a#0;
  a#0 *= 4;
}
// gives:
Block
  Evaluate
    Assign
      target
        ReadLocal v
        Literal 1
      ReadElement
        ReadLocal v
        Literal 2
  Evaluate
    CompoundAssign
      target
        ReadLocal v
        Binary
          ReadLocal a
          Literal 1
      Literal 2
  Evaluate
    Increment
      target
        ReadLocal v
        Literal 3
  Evaluate
    Increment
      target
  Evaluate
    CompoundAssign
      target
      Literal 4
