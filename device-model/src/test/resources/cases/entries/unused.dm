kernel range 1 k "kernel"
  argument global int[] a#0 array none = captured 0
  argument int n#1 scalar none = captured 1
{
  int n#5 = 0;
}
// gives:
argument 0 POINTER: dropped
argument 0 LENGTH: dropped
argument 1 VALUE: dropped
