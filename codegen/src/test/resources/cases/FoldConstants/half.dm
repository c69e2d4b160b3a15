// Conversions of `Half` are not folded: what they are is the target's.
function int f(int a#0, int b#1, global int[] v#2)
{
  Half h#3 = Half(1.5f);
  return int(Half.bits(0x3c00));
}
// becomes:
function int f(int a#0, int b#1, global int[] v#2)
{
  Half h#3 = Half(1.5f);
  return int(Half.bits(0x3c00));
}
