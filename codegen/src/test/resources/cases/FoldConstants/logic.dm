// What `&&`, `||` and `!` leave of an operand that is not constant.
function int f(int a#0, int b#1, global int[] v#2)
{
  boolean p#3 = a#0 > 0;
  boolean x#4 = true && p#3;
  boolean y#5 = p#3 && true;
  boolean z#6 = false || p#3;
  boolean w#7 = !(true) ^ true;
  return (p#3 || false) ? 1 : 2;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  boolean p#3 = a#0 > 0;
  boolean x#4 = p#3;
  boolean y#5 = p#3;
  boolean z#6 = p#3;
  boolean w#7 = true;
  return p#3 ? 1 : 2;
}
