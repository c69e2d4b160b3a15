// Code without kernels stays as it is.
function int at(global int[] v#0, int i#1)
{
  return v#0[i#1];
}
// becomes:
function int at(global int[] v#0, int i#1)
{
  return v#0[i#1];
}
