fixed_target "sm_50" "nvidia_gpu_sm_50" 5 aspects fp64, gpu sub_group_sizes 32 max_work_group_size 1024
fixed_target "small" "any" 6 aspects gpu sub_group_sizes none
kernel nd_range 1 k "kernel"
  at @1:1
{
  Half h#5 = Half.bits(0x3c00)@4:4;
}
// reports:
@4:4 SYC2002: kernel 'kernel' uses aspect 'fp16' that fixed targets 'sm_50', 'small' do not support
  help: do not use it, or remove the target from `fixedTargets`
  in kernel @4:4
