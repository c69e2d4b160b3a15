kernel nd_range 1 k "kernel"
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  if (n#2 == 0) {
    @3:1 private int[] p5#5 = new[4];
  } else {
    @3:2 private int[] p6#6 = new[8];
  }
}
// finds:
48 bytes
@3:1 p5 16
@3:2 p6 32
