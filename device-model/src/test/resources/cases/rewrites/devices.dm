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
function void f(int a#0, int b#1, global int[] v#2)
{
  a#0 = item.global_id(1 of 1) + subgroup.shuffle(2, 3);
  a#0 = atomic.add(v#2[4], 5);
  barrier();
  print("%d", 6);
  assert assertion(a#0 > 7);
  a#0 = extent(v#2, 0) + target.sm;
  float x#3 = native.sin(float(8));
}
