// exports: g
function void g()
  display "Case.g()"
{
  int v#0 = (scratch(int)@9:9)[0];
}
// reports:
@9:9 SYC1046: exported function `Case.g()` has a group operation
  help: pass it what it needs as arguments: its callers are compiled without knowing its body
  in Case.g() @9:9
does not keep the rule
