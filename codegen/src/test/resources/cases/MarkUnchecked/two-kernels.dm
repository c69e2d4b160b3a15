// Both have the reason.
kernel range 1 first "first"
  argument global int[] v#0 array read_write = captured 0
{
  v#0[item.global_id(0 of 1)] = 1;
}
kernel range 1 second "second"
  argument global int[] v#0 array read_write = captured 0
{
  v#0[item.global_id(0 of 1)] = 2;
}
// becomes:
kernel range 1 first "first"
  argument global int[] v#0 array read_write = captured 0
  unchecked "checks=off"
{
  v#0[item.global_id(0 of 1)] = 1;
}
kernel range 1 second "second"
  argument global int[] v#0 array read_write = captured 0
  unchecked "checks=off"
{
  v#0[item.global_id(0 of 1)] = 2;
}
