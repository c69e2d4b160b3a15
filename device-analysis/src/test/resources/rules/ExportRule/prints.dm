// exports: g
function void g()
  display "Case.g()"
{
  print("x")@9:9;
}
// reports:
@9:9 SYC1046: exported function `Case.g()` prints
  help: pass it what it needs as arguments: its callers are compiled without knowing its body
  in Case.g() @9:9
does not keep the rule
