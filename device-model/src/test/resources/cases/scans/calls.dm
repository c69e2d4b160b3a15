function int g(int a#0, int b#1)
{
  return a#0 + 9;
}
function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = g(1, b#1 + 2);
  a#0 = math.max(3, math.abs(4));
  a#0 = collective.work_group(g(5, 6));
}
// gives:
Block
  Return
    Binary
      ReadLocal a
      Literal 9
Block
  Evaluate
    Assign
      target
      Call
        Literal 1
        Binary
          ReadLocal b
          Literal 2
  Evaluate
    Assign
      target
      IntrinsicCall
        Literal 3
        IntrinsicCall
          Literal 4
  Evaluate
    Assign
      target
      Collective
        Call
          Literal 5
          Literal 6
