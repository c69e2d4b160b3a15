fixed_target "small" "any" 6 aspects gpu sub_group_sizes none
function void g()
  display "Case.g()"
{
  double d#0 = 1.0@9:9;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  g()@4:4;
}
// reports:
@9:9 SYC2002: function 'Case.g()' uses aspect 'fp64' that fixed target 'small' does not support
  help: do not use it, or remove the target from `fixedTargets`
  in kernel @4:4 > Case.g() @9:9
