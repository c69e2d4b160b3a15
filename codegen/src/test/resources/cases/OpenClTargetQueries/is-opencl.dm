// The branch of OpenCL C stays.
function int f(int a#0, int b#1, global int[] v#2)
{
  if (target.is_opencl_c)
    a#0 = 1;
  else
    a#0 = 2;
  return a#0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  {
    a#0 = 1;
  }
  return a#0;
}
