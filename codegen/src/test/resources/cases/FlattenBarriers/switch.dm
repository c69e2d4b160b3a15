// A case is a branch that the case before it may run on into.
function void f(int n#0, local int[] t#1)
{
  switch (n#0) {
    case 1, 2:
      t#1[0] = 1;
    case 3:
      if (t#1[1] == 5) {
        break;
      }
      barrier();
      t#1[1] = 2;
      break;
    case default:
      t#1[2] = 3;
  }
  t#1[3] = 4;
}
// becomes:
function void f(int n#0, local int[] t#1)
{
  boolean left#5 = false;
  int selected#2 = 0;
  selected#2 = n#0;
  boolean entered#3 = (selected#2 == 1) || (selected#2 == 2);
  if (entered#3) {
    t#1[0] = 1;
  }
  boolean entered#4 = (selected#2 == 3) || entered#3;
  if (entered#4) {
    `exit.0`: {
      if (t#1[1] == 5) {
        left#5 = true;
        break `exit.0`;
      }
    }
  }
  barrier();
  if (entered#4 && !left#5) {
    t#1[1] = 2;
  }
  boolean entered#6 = !(((selected#2 == 1) || (selected#2 == 2)) || (selected#2 == 3));
  if (entered#6) {
    t#1[2] = 3;
  }
  t#1[3] = 4;
}
