// The kernel has the option as the reason; the function is named by the kernels that reach it.
function int at(global int[] v#0, int i#1)
  display "K.at(int[], int)"
{
  return v#0[i#1];
}
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  int i#1 = item.global_id(0 of 1);
  v#0[i#1] = at(v#0, i#1);
}
// becomes:
function int at(global int[] v#0, int i#1)
  display "K.at(int[], int)"
{
  return v#0[i#1];
}
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
  unchecked "checks=off"
{
  int i#1 = item.global_id(0 of 1);
  v#0[i#1] = at(v#0, i#1);
}
