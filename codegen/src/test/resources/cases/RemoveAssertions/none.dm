// Code without assertions is left alone.
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return a#0;
}
