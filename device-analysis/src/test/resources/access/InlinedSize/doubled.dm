function int f0(int i#0)
  display "Case.f0(int)"
{
  return i#0 + 1;
}
function int f1(int i#0)
  display "Case.f1(int)"
{
  return f0(i#0)@11:1 + f0(i#0)@11:2;
}
function int f2(int i#0)
  display "Case.f2(int)"
{
  return f1(i#0)@12:1 + f1(i#0)@12:2;
}
function int f3(int i#0)
  display "Case.f3(int)"
{
  return f2(i#0)@13:1 + f2(i#0)@13:2;
}
function int f4(int i#0)
  display "Case.f4(int)"
{
  return f3(i#0)@14:1 + f3(i#0)@14:2;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  int i#5 = f4(1);
}
// finds:
f0 5
f1 17
f2 41
f3 89
f4 185
kernel 189
