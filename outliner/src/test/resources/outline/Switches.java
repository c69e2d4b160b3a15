import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

class Switches {
  enum Mode {
    FAST,
    GOOD,
    BEST
  }

  static final int TWO = 2;

  static int fallThrough(int k) {
    int r = 0;
    switch (k) {
      case 1:
        r++;
      case TWO:
      case 'c':
        r += 2;
        break;
      default:
        r = 9;
    }
    return r;
  }

  static int arrows(byte k) {
    int r = 0;
    switch (k) {
      case 1, 2 -> r = 1;
      case 3 -> {
        r = 2;
      }
      default -> {
        return 5;
      }
    }
    return r;
  }

  static float value(Mode m, char c) {
    float f =
        switch (m) {
          case FAST -> 1;
          case GOOD -> {
            int t = 4;
            yield t * 2L;
          }
          case BEST -> 3;
        };
    return f
        + switch (c) {
          case 'a':
            yield 1.5f;
          default:
            yield 2;
        };
  }

  void run(DeviceQueue q, float[] a, Mode mode) {
    q.parallelFor(
        range(8),
        i -> {
          a[i] = fallThrough(i) + arrows((byte) i) + value(mode, 'a');
          a[i] += mode == Mode.BEST ? mode.ordinal() : 0;
        });
  }
}
