// Code for other targets goes.
function int f(int a#0, int b#1, global int[] v#2)
{
  if (target.is_ptx || target.is_spirv || target.is_native_cpu || target.is_amdgcn)
    return native.sin(1.0f) > 0.0f ? 1 : 2;
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return 0;
}
