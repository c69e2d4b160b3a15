// What is called in a branch learns whether it is entered; an argument is evaluated only then.
function int g(int x#0, local int[] t#1)
{
  t#1[item.local_id(0 of 1)] = x#0;
  barrier();
  return t#1[0];
}
function int f(int n#0, local int[] t#1, global int[] a#2)
{
  int r#3 = g(1, t#1);
  if (n#0 > 5) {
    r#3 = g(a#2[n#0], t#1);
  }
  return r#3;
}
// becomes:
function int g(int x#0, local int[] t#1, boolean entered#2)
{
  int result#3 = 0;
  if (entered#2) {
    t#1[item.local_id(0 of 1)] = x#0;
  }
  barrier();
  if (entered#2) {
    result#3 = t#1[0];
  }
  return result#3;
}
function int f(int n#0, local int[] t#1, global int[] a#2)
{
  int r#3 = g(1, t#1, true);
  boolean taken#4 = n#0 > 5;
  int argument#5 = 0;
  if (taken#4) {
    argument#5 = a#2[n#0];
  }
  int value#6 = g(argument#5, t#1, taken#4);
  if (taken#4) {
    r#3 = value#6;
  }
  return r#3;
}
