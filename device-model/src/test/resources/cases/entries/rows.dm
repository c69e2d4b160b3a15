kernel range 1 k "kernel"
  argument global int[] r#0 rows write = rows 1 of captured 0
  argument global int[] t#1 row_table read = row_table of captured 0
{
  r#0[t#1[0]] = 1;
}
// gives:
argument 0 POINTER: 8 bytes at 0
argument 0 LENGTH: dropped
argument 1 POINTER: 8 bytes at 8
argument 1 LENGTH: dropped
