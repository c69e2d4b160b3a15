// A chain to the right is split where it gets deep: operands before it are evaluated before.
function int f(int a#0, int b#1, global int[] v#2)
{
  return (29 - (28 - (27 - (26 - (25 - (24 - (23 - (22 - (21 - (20 - (19 - (18 - (17 - (16 - (15 - (14 - (13 - (12 - (11 - (10 - (9 - (8 - (7 - (6 - (5 - (4 - (3 - (2 - (1 - (0 - a#0))))))))))))))))))))))))))))));
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  return 29 - (28 - (27 - (26 - (25 - (24 - value {
    int part#3 = 23 - (22 - (21 - (20 - (19 - (18 - (17 - (16 - (15 - (14 - (13 - (12 - (11 - (10 - (9 - (8 - (7 - (6 - (5 - (4 - (3 - (2 - (1 - (0 - a#0)))))))))))))))))))))));
    => part#3;
  })))));
}
