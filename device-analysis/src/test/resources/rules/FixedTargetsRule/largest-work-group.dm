fixed_target "sm_50" "nvidia_gpu_sm_50" 5 aspects fp64, gpu sub_group_sizes 32 max_work_group_size 1024
// requires: kernel WORK_GROUP_SIZE 32,32 @3:3
kernel nd_range 2 k "kernel"
  at @1:1
{
  
}
// reports:
nothing
