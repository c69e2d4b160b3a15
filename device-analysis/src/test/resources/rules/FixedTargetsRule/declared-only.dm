fixed_target "small" "any" 6 aspects gpu sub_group_sizes none
kernel nd_range 1 k "kernel"
  declared_aspects fp64
  at @1:1
{
  
}
// reports:
@1:1 SYC2002: kernel 'kernel' uses aspect 'fp64' that fixed target 'small' does not support
  help: do not use it, or remove the target from `fixedTargets`
  in kernel @1:1
