kernel nd_range 1 k "kernel"
  at @1:1
{
  Half h#5 = Half.bits(0x3c00)@4:4;
}
// reports:
nothing
