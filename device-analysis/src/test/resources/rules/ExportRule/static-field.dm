// exports: g
function int g()
  display "Case.g()"
{
  return free int STATIC#728713499@9:9;
}
// reports:
@9:9 SYC1046: exported function `Case.g()` reads the static field `STATIC`, whose value is read at the launch
  help: pass it what it needs as arguments: its callers are compiled without knowing its body
  in Case.g() @9:9
does not keep the rule
