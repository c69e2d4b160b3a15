// Code in which nothing may fail is left alone.
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  int i#1 = item.global_id(0 of 1) + 3;
}
// becomes:
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  int i#1 = item.global_id(0 of 1) + 3;
}
