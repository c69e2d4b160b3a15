fixed_target "open" "any" -1 aspects none and others sub_group_sizes none
kernel nd_range 1 k "kernel"
  at @1:1
{
  double d#5 = 1.0@4:4;
}
// reports:
nothing
