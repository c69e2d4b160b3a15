// A print of a line without values.
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  print("here");
}
// becomes:
site print "kernel k" "here" ()
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
  report global int[] report#1
{
  int record#4 = sycamore_reserve(report#1, 1);
  if (record#4 >= 0) {
    report#1[record#4 + 0] = 1;
  }
}
