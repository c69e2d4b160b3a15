record P "P" (int x, float y)
function void f(int a#0, int b#1, global int[] v#2)
{
  P p#3 = new P(1, 2.0f);
  a#0 = p#3.x + new P(2, float(3)).x;
}
// gives:
Block
  DeclareLocal
    NewRecord
      Literal 1
      Literal 2.0
  Evaluate
    Assign
      target
      Binary
        ReadComponent
          ReadLocal p
        ReadComponent
          NewRecord
            Literal 2
            Convert
              Literal 3
