// A continue of an outer loop from an inner one and from a switch.
function int f(int a#0, int b#1, global int[] v#2)
{
  outer:
    for (int i#3 = 0; i#3 < a#0; i#3++) {
      for (int j#4 = 0; j#4 < b#1; j#4++) {
        switch (j#4) {
          case 1:
            continue;
          case 2:
            continue outer;
          case 3:
            break outer;
        }
        v#2[j#4] = i#3;
      }
    }
  return 0;
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  outer: {
    int i#3 = 0;
    while (i#3 < a#0) {
      `continue.0`: {
        {
          int j#4 = 0;
          while (j#4 < b#1) {
            `continue.1`: {
              switch (j#4) {
                case 1:
                  break `continue.1`;
                case 2:
                  break `continue.0`;
                case 3:
                  break outer;
              }
              v#2[j#4] = i#3;
            }
            j#4++;
          }
        }
      }
      i#3++;
    }
  }
  return 0;
}
