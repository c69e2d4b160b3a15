// Native functions and asynchronous copies are there, a fused operation is not certain.
function int f(int a#0, int b#1, global int[] v#2)
{
  if (target.has_native_functions && target.copies_asynchronously)
    a#0 = 1;
  return target.has_fused_multiply_add ? a#0 : b#1;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    a#0 = 1;
  }
  return b#1;
}
