package attribution;

/** Switch statements and expressions. */
class Switching {
  enum Op {
    ADD,
    SUB,
    MUL
  }

  static final int TWO = 2;
  byte b;
  short s;
  char c;
  int i;
  long l;
  float f;
  Integer boxed = 1;

  void expressions(Op op, String text) {
    var a0 =
        switch (i) {
          case 0 -> 1;
          case 1 -> 2L;
          default -> 3f;
        };
    var a1 =
        switch (i) {
          case 0 -> b;
          default -> c;
        };
    var a2 =
        switch (i) {
          case 0 -> b;
          default -> 100;
        };
    var a3 =
        switch (i) {
          case 0 -> b;
          default -> 200;
        };
    var a4 =
        switch (i) {
          case 0 -> 'x';
          default -> 1;
        };
    var a5 =
        switch (i) {
          case 0 -> s;
          case 1 -> b;
          default -> s;
        };
    var a6 =
        switch (op) {
          case ADD -> 1;
          case SUB, MUL -> {
            int q = i;
            yield q * 2;
          }
        };
    var a7 =
        switch (i) {
          case 0:
            yield 'a';
          case TWO:
          case TWO + 1:
            int t = 3;
            yield t;
          default:
            t = 4;
            yield t + 1;
        };
    long a8 =
        switch (i) {
          case 0 -> 1;
          default -> b;
        };
    byte a9 =
        switch (i) {
          case 0 -> 1;
          default -> 2;
        };
    var a10 =
        switch (text) {
          case "a" -> "x";
          case "b" -> "y";
          default -> null;
        };
    var a11 =
        switch (boxed) {
          case 1 -> true;
          default -> Boolean.FALSE;
        };
    var a12 =
        switch (c) {
          case 'a', 'b' -> 1.0;
          default -> throw new IllegalArgumentException("c" + c);
        };
    var a13 =
        1
            + switch (op) {
              case ADD -> f;
              default -> i;
            };
    var a14 = (byte) switch (i) { case 1 -> 1; default -> 2L; };
    var a15 = i > 0 ? switch (i) { case 1 -> 1; default -> 2; } : 3L;
    take(switch (i) { case 0 -> 1; default -> b; });
    Runnable r = switch (i) { case 0 -> () -> i++; default -> () -> f++; };
    int a16 = switch (op) { case ADD: { yield i; } default: { if (i > 1) { yield b; } else { yield s; } } };
    var a17 = switch (i) { case 0 -> boxed; default -> 1; };
    var a18 = switch (i) { case 0 -> new int[1]; default -> new int[] {i}; };
  }

  static int take(long x) {
    return 1;
  }

  static float take(int x) {
    return 1;
  }

  int statements(Op op, int n) {
    int r = 0;
    switch (op) {
      case ADD:
        r += n;
        break;
      case SUB:
        int q = n;
        r -= q;
      default:
        q = 3;
        r *= q;
    }
    switch (n) {
      case 1 -> r++;
      case 2, 3 -> {
        long q = r;
        r = (int) (q + 1);
      }
      default -> throw new IllegalStateException();
    }
    return r;
  }
}
