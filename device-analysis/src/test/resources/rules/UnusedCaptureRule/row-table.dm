kernel nd_range 1 k "kernel"
  argument global int[] m_rows#6 row_table none = row_table of captured 0 @2:2
  at @1:1
{
  global int[] v#5 = m_rows#6@3:3;
}
// reports:
@3:3 SYC1103: captured `m` is neither read nor written
  help: remove it, or use it
  in kernel @3:3
  note @2:2: declared here
