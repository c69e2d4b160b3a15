package attribution;

/** Operators, promotion, literals, constants. */
class Arithmetic {
  static final int N = 16;
  static final long BIG = 1L << 40;
  static final float SCALE = 0x1.8p1f;
  byte b;
  short s;
  char c;
  int i;
  long l;
  float f;
  double d;
  boolean z;
  Integer boxedInt = 3;
  Character boxedChar = 'x';
  Double boxedDouble = 1.0;

  void literals() {
    var a0 = 1_000_000;
    var a1 = 0xFFFF_FFFF;
    var a2 = 0b1010;
    var a3 = 017;
    var a4 = -2147483648;
    var a5 = -9223372036854775808L;
    var a6 = 0x1.fffffeP+127f;
    var a7 = 0x1p-1074;
    var a8 = 1e3f;
    var a9 = .5;
    var a10 = 1f;
    var a11 = 0xFFFFFFFFFFFFFFFFL;
    var a12 = '\u0041';
    var a13 = '\n';
    var a14 = "text" + 1;
    var a15 = 1d;
    var a16 = 0f;
    var a17 = '\377';
  }

  void promotion() {
    var p0 = b + b;
    var p1 = s * c;
    var p2 = c + 1;
    var p3 = b * l;
    var p4 = l * f;
    var p5 = f / d;
    var p6 = -b;
    var p7 = +c;
    var p8 = ~s;
    var p9 = ~l;
    var p10 = b << l;
    var p11 = l >> b;
    var p12 = c >>> 1;
    var p13 = b & s;
    var p14 = z & true;
    var p15 = z ^ !z;
    var p16 = l | i;
    var p17 = c == b;
    var p18 = f < d;
    var p19 = z && f > 1 || i != 0;
    var p20 = boxedInt + 1;
    var p21 = boxedInt * boxedDouble;
    var p22 = boxedChar + boxedChar;
    var p23 = -boxedChar;
    var p24 = boxedInt << 2;
    var p25 = boxedInt == 3;
    var p26 = i % l;
    var p27 = 1 + 2L + 3f;
  }

  void assignments() {
    b += 3.7;
    b++;
    --c;
    var q0 = b++;
    var q1 = --c;
    var q2 = (b += 1);
    var q3 = (c = 'x');
    var q4 = (s <<= 2);
    var q5 = (f = i);
    var q6 = boxedInt++;
    var q7 = (d *= l);
    i = l > 0 ? 1 : 2;
    i >>>= l;
    c |= 1;
  }

  void conditionals() {
    var c0 = z ? 1 : 'a';
    var c1 = z ? b : 1;
    var c2 = z ? b : s;
    var c3 = z ? c : i;
    var c4 = z ? 1 : 2L;
    var c5 = z ? f : d;
    var c6 = z ? b : 300;
    var c7 = z ? boxedInt : 1;
    var c8 = z ? boxedInt : boxedDouble;
    var c9 = z ? 'a' : 98;
    var c10 = z ? null : 1;
    var c11 = z ? c : b;
    var c12 = z ? s : c;
    var c13 = z ? b : N;
    var c14 = z ? b : 'c';
    var c15 = z ? s : -32768;
    var c16 = z ? c : -1;
    var c17 = z ? c : 65535;
    var c18 = z ? boxedChar : 7;
    var c19 = z ? true : Boolean.FALSE;
    var c20 = (z ? (b) : ((byte) 1));
    var c21 = z ? z ? 1 : 2 : 3L;
    var c22 = z ? "a" : "b";
    var c23 = z ? null : "b";
    var c24 = z ? new int[1] : null;
    final int k = 5;
    final var k2 = 6;
    var c25 = z ? b : k;
    var c26 = z ? c : k2;
    var c27 = z ? b : N / 4 - 1;
    byte c28 = z ? b : 2;
    long c29 = z ? i : c;
    Integer c30 = z ? 1 : null;
  }

  void casts() {
    var t0 = (byte) i;
    var t1 = (char) 65;
    var t2 = (int) f;
    var t3 = (float) l;
    var t4 = (int) 'c' + (byte) 1;
    var t5 = (double) boxedInt;
    var t6 = (Integer) 5;
    var t7 = (Object) boxedInt;
    var t8 = (long) (i + 1) * 2;
    var t9 = (Number & Comparable<Integer>) boxedInt;
  }

  void constants() {
    var k0 = N + 1;
    var k1 = BIG + i;
    var k2 = SCALE * 2;
    var k3 = Integer.MAX_VALUE + 1;
    var k4 = Long.MIN_VALUE;
    var k5 = Float.NaN;
    var k6 = Character.MAX_VALUE;
    var k7 = Math.PI;
    var k8 = Byte.MIN_VALUE;
    var k9 = Arithmetic.N * Arithmetic.SCALE;
  }
}
