// Without checks an index is not checked.
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  int i#1 = item.global_id(0 of 1);
  v#0[i#1] = v#0[i#1 + 1] / i#1;
}
// becomes:
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  int i#1 = item.global_id(0 of 1);
  v#0[i#1] = v#0[i#1 + 1] / i#1;
}
