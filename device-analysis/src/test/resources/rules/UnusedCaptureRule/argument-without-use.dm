function void g(global int[] v#0)
{
  return;
}
kernel nd_range 1 k "kernel"
  argument global int[] a#0 array none = captured 0 @2:2
  at @1:1
{
  g(a#0@3:3)@3:1;
}
// reports:
@3:3 SYC1103: captured `a` is neither read nor written
  help: remove it, or use it
  in kernel @3:3
  note @2:2: declared here
