kernel range 1 k "kernel"
  argument byte b#0 scalar none = captured 0
  argument double d#1 scalar none = captured 1
  argument char c#2 scalar none = captured 2
  argument long l#3 scalar none = captured 3
{
  double s#9 = double(b#0) + d#1 + double(c#2) + double(l#3);
}
// gives:
argument 0 VALUE: 1 bytes at 0
argument 1 VALUE: 8 bytes at 8
argument 2 VALUE: 2 bytes at 16
argument 3 VALUE: 8 bytes at 24
