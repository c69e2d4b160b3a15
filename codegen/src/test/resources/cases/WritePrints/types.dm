// Values of 64 bits take two words.
kernel range 1 k "k"
  argument global int[] v#0 array read_write = captured 0
{
  print("%d %f %c", 5L, 1.5, 'x');
}
// becomes:
site print "kernel k" "%d %f %c" (long, double, char)
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
  long value#4 = 5L;
  double value#5 = 1.5;
  char value#6 = 'x';
  int record#7 = sycamore_reserve(report#1, 6);
  if (record#7 >= 0) {
    report#1[record#7 + 0] = 1;
    report#1[record#7 + 1] = int(value#4);
    report#1[record#7 + 2] = int(value#4 >>> 32);
    report#1[record#7 + 3] = int(math.double_to_bits<long>(value#5));
    report#1[record#7 + 4] = int(math.double_to_bits<long>(value#5) >>> 32);
    report#1[record#7 + 5] = int(value#6);
  }
}
