// The option is the reason where an annotation is one too.
function int at(global int[] v#0, int i#1)
  display "K.at(int[], int)"
  unchecked "@Unchecked at the method at"
{
  return v#0[i#1];
}
kernel range 1 plain "plain"
  argument global int[] v#0 array read_write = captured 0
  unchecked "@Unchecked at the method plain"
{
  v#0[0] = at(v#0, 1);
}
// becomes:
function int at(global int[] v#0, int i#1)
  display "K.at(int[], int)"
  unchecked "@Unchecked at the method at"
{
  return v#0[i#1];
}
kernel range 1 plain "plain"
  argument global int[] v#0 array read_write = captured 0
  unchecked "checks=off"
{
  v#0[0] = at(v#0, 1);
}
