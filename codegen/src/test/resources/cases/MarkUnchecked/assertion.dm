// An assertion is left to the pass that removes it.
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  assert assertion(v#0[0] > 0);
  v#0[0] = 1;
}
// becomes:
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
  unchecked "checks=off"
{
  assert assertion(v#0[0] > 0);
  v#0[0] = 1;
}
