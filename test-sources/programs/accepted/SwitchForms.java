import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Switch in all its forms: old with fall through, arrow, expressions, yield, enum constants, every selector type. */
public class SwitchForms {
  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  static final int SEVEN = 7;

  static int old(int x) {
    int r = 0;
    switch (x) {
      case 1:
      case 2:
        r += 1;
      case 3:
        r += 10;
        break;
      default:
        r = -1;
      case SEVEN:
        r += 1000;
        break;
      case -5, 9:
        return r * 2 + 5;
    }
    return r;
  }

  static int arrow(byte x) {
    int r = 0;
    switch (x) {
      case 1, 2 -> r = 5;
      case -128 -> {
        int t = x * 2;
        r = t;
      }
      case 4 -> {}
      default -> r++;
    }
    return r;
  }

  static long expression(char c) {
    return switch (c) {
      case 'a', 'e' -> 1;
      case 'b' -> 2L;
      case '\uffff' -> {
        long t = 1;
        for (int k = 0; k < 5; k++) {
          if (k == 3) continue;
          t *= 3;
        }
        yield t;
      }
      default -> c > 'm' ? 'z' : c;
    };
  }

  static int oldExpression(short s) {
    int r = 3 + switch (s % 4) {
      case 0:
      case 1:
        yield 10;
      case 2:
        if (s > 10) yield 20;
      default:
        yield 30;
    } * 2;
    return r;
  }

  static int colours(Colour c) {
    int r = switch (c) {
      case RED -> 1;
      case GREEN -> 2;
      case BLUE -> {
        switch (c) {
          case BLUE:
            yield 40;
          default:
            yield 3;
        }
      }
    };
    switch (c) {
      case GREEN:
        r += 100;
      case BLUE:
        r += 1000;
        break;
      default:
    }
    return r + c.ordinal() + (c == Colour.RED ? 7 : 0) + (c != Colour.BLUE ? 70 : 0);
  }

  static int nested(int x) {
    int r = 0;
    loop:
    for (int k = 0; k < 6; k++) {
      switch ((x + k) % 4) {
        case 0 -> {
          continue loop;
        }
        case 1 -> r += switch (k) {
          case 0, 1 -> k;
          default -> x;
        };
        case 2 -> {
          if (x > 50) break loop;
          break;
        }
        default -> r -= 3;
      }
      r *= 2;
    }
    return r;
  }

  public static Object run(DeviceQueue q) {
    int n = 80;
    int[] olds = new int[n], arrows = new int[n], yields = new int[n], colours = new int[n], nested = new int[n];
    long[] expressions = new long[n];
    Colour captured = Colour.GREEN;
    q.parallelFor(
            range(n),
            i -> {
              olds[i] = old(i - 10);
              arrows[i] = arrow((byte) (i * 2 - 128)) + arrow((byte) i);
              expressions[i] = expression((char) (i + 60)) * 1000 + expression((char) (i - 1));
              yields[i] = oldExpression((short) i);
              Colour c = i % 3 == 0 ? Colour.RED : i % 3 == 1 ? captured : Colour.BLUE;
              colours[i] = colours(c);
              nested[i] = nested(i);
            })
        .await();
    return new Object[] {olds, arrows, yields, colours, nested, expressions};
  }
}
