function float div(float i#0)
{
  return 7.0f / i#0;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  div(1.0f)@3:3;
}
// reports:
@3:3 SYC1109: the result of this call is not used, and the call does nothing else
  help: use the result, or remove the call
  in kernel @3:3
