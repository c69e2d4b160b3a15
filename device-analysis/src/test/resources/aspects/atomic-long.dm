kernel nd_range 1 k "kernel"
  argument global long[] l#1 array none = captured 1
  at @1:1
{
  atomic.add(l#1[0], 1L)@3:3;
}
// finds:
kernel: atomic64 @3:3
  own [ATOMIC64] imported [] used [ATOMIC64] required [ATOMIC64]
  nearest atomic64: kernel @3:3
