kernel nd_range 1 k "kernel"
  argument int n#2 scalar none = captured 2 @2:4
  at @1:1
{
  for (int i#5 = 0; (i#5 < n#2)@3:3; i#5++)
    barrier()@4:4;
}
// reports:
nothing
