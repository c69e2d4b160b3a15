// exports: g
function void h()
  display "Case.h()"
{
  print("x")@10:9;
}
function void g()
  display "Case.g()"
{
  h()@9:9;
}
// reports:
@10:9 SYC1046: exported function `Case.g()` prints
  help: pass it what it needs as arguments: its callers are compiled without knowing its body
  in Case.g() @9:9 > Case.h() @10:9
does not keep the rule
