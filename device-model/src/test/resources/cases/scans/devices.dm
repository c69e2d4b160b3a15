function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = item.global_id(0 of 1) + subgroup.shuffle(1, 2);
  a#0 = atomic.add(v#2[3], 4);
  barrier();
  print("%d", 5);
  assert assertion(a#0 > 6);
  a#0 = extent(v#2, 0) + target.sm;
  float x#3 = native.sin(float(7));
}
// gives:
Block
  Evaluate
    Assign
      target
      Binary
        WorkItemQuery
          Literal 0
        SubGroupOperation
          Literal 1
          Literal 2
  Evaluate
    Assign
      target
      AtomicOperation
        ReadLocal v
        Literal 3
        Literal 4
  Evaluate
    Barrier
  Evaluate
    Print
      Literal 5
  Assert
    Binary
      ReadLocal a
      Literal 6
  Evaluate
    Assign
      target
      Binary
        Extent
          ReadLocal v
        TargetQuery
  DeclareLocal
    NativeOperation
      Convert
        Literal 7
