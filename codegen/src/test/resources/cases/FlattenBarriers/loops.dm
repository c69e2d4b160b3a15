// A loop in a branch, with jumps to its end, to its next pass, and out of the function.
function void f(int n#0, local int[] t#1)
{
  int l#2 = item.local_id(0 of 1);
  int k#3 = 0;
  if (n#0 > 5) {
    while (k#3 < n#0) {
      k#3 = k#3 + 1;
      if (k#3 == 4) {
        break;
      }
      if (k#3 == 3) {
        continue;
      }
      if (t#1[k#3] == 7) {
        return;
      }
      barrier();
      t#1[l#2] = k#3;
    }
    do {
      k#3 = k#3 - 1;
      barrier();
    } while (t#1[k#3] == 9);
  }
}
// becomes:
function void f(int n#0, local int[] t#1)
{
  boolean ended#7 = false;
  int l#2 = item.local_id(0 of 1);
  int k#3 = 0;
  boolean taken#4 = n#0 > 5;
  boolean left#5 = false;
  barrier();
  while (((taken#4 && !left#5) && !ended#7) && (k#3 < n#0)) {
    boolean next#6 = false;
    k#3 = k#3 + 1;
    `exit.0`: {
      if (k#3 == 4) {
        left#5 = true;
        break `exit.0`;
      }
    }
    if (!left#5) {
      `exit.1`: {
        if (k#3 == 3) {
          next#6 = true;
          break `exit.1`;
        }
      }
    }
    if (!left#5 && !next#6) {
      `exit.2`: {
        if (t#1[k#3] == 7) {
          ended#7 = true;
          break `exit.2`;
        }
      }
    }
    barrier();
    if ((!left#5 && !next#6) && !ended#7) {
      t#1[l#2] = k#3;
    }
  }
  barrier();
  barrier();
  boolean again#8 = taken#4 && !ended#7;
  while (again#8) {
    k#3 = k#3 - 1;
    barrier();
    again#8 = t#1[k#3] == 9;
  }
  barrier();
}
