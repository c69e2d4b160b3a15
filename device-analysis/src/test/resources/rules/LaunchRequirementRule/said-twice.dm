// requires: kernel SUB_GROUP_SIZE 8 @3:3
// requires: kernel SUB_GROUP_SIZE 8 @4:4
kernel nd_range 1 k "kernel"
  at @1:1
{
  
}
// reports:
nothing
