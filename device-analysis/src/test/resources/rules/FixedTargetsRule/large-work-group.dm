fixed_target "sm_50" "nvidia_gpu_sm_50" 5 aspects fp64, gpu sub_group_sizes 32 max_work_group_size 1024
// requires: kernel WORK_GROUP_SIZE 33,32 @3:3
kernel nd_range 2 k "kernel"
  at @1:1
{
  
}
// reports:
@3:3 SYC2002: kernel 'kernel' requires work-groups of 1056 items that fixed target 'sm_50' does not support
  help: do not use it, or remove the target from `fixedTargets`
  in kernel @3:3
