// The barriers of two branches, one in a branch of a branch.
function void f(int n#0, local int[] t#1)
{
  int l#2 = item.local_id(0 of 1);
  if (n#0 > 5) {
    t#1[l#2] = 1;
    barrier();
    if (t#1[0] == 1) {
      t#1[l#2] = 2;
      barrier();
    }
    t#1[l#2] += 3;
  } else {
    barrier();
    t#1[l#2] = 4;
  }
  t#1[l#2] += 5;
}
// becomes:
function void f(int n#0, local int[] t#1)
{
  int l#2 = item.local_id(0 of 1);
  boolean taken#3 = n#0 > 5;
  boolean otherwise#4 = !taken#3;
  if (taken#3) {
    t#1[l#2] = 1;
  }
  barrier();
  boolean taken#5 = taken#3 && (t#1[0] == 1);
  if (taken#5) {
    t#1[l#2] = 2;
  }
  barrier();
  if (taken#3) {
    t#1[l#2] += 3;
  }
  barrier();
  if (otherwise#4) {
    t#1[l#2] = 4;
  }
  t#1[l#2] += 5;
}
