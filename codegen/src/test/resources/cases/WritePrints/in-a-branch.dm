// A print in a branch reserves room only there.
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  int i#1 = item.global_id(0 of 1);
  if (i#1 > 3)
    print("%d", i#1);
}
// becomes:
site print "kernel k" "%d" (int)
function int sycamore_reserve(global int[] report#0, int words#1)
  display "sycamore_reserve"
{
  int capacity#2 = report#0[9];
  int cursor#3 = atomic.load(report#0[8]);
  if (cursor#3 < capacity#2) {
    int start#4 = atomic.add(report#0[8], words#1);
    if (start#4 <= (capacity#2 - words#1)) {
      return start#4 + 16;
    }
  }
  atomic.add(report#0[10], 1);
  return -1;
}
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
  report global int[] report#2
{
  int i#1 = item.global_id(0 of 1);
  if (i#1 > 3) {
    int value#5 = i#1;
    int record#6 = sycamore_reserve(report#2, 2);
    if (record#6 >= 0) {
      report#2[record#6 + 0] = 1;
      report#2[record#6 + 1] = value#5;
    }
  }
}
