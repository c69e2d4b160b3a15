// mode: READ of acc @1:9
function void set(global int[] v#0)
  display "IntAccessor1.set(int, int)"
  origin device_library
{
  (v#0[0] = 1)@9:9;
}
kernel nd_range 1 k "kernel"
  argument global int[] acc#0 accessor none = captured 0 @2:2
  at @1:1
{
  set(acc#0)@3:3;
}
// reports:
@3:3 SYC1051: the kernel writes through accessor `acc`, whose mode is `READ`
  help: make the accessor with `WRITE` or `READ_WRITE`
  in kernel @3:3
  note @1:9: the mode is set here
does not keep the rule
