package attribution;

import java.util.concurrent.Callable;

/** Loops whose conditions are constants but not literals (JLS 14.22, 6.3.2, 15.27.2). */
class Endless {
  static final boolean ON = true;
  static final int ONE = 1;

  static long run(Runnable r) {
    return 1;
  }

  static <T> T run(Callable<T> c) {
    return null;
  }

  static int once(Object o, int n) {
    if (!(o instanceof Integer i)) {
      while (ON) {
        n++;
      }
    }
    var a0 = i + 1;
    if (!(o instanceof Long l)) {
      for (; ONE == 1 && ON; ) {
        n++;
      }
    }
    var a1 = l + i;
    if (!(o instanceof Float f)) {
      final boolean yes = !false;
      do {
        n++;
      } while (yes);
    }
    var a2 = f + l;
    if (!(o instanceof Short s)) {
      if (ON) {
        return 1;
      } else {
        throw new IllegalStateException();
      }
    }
    var a3 = s + 1;
    return a0;
  }

  static void lambdas(int[] n) {
    var a0 =
        run(
            () -> {
              while (ON) {
                if (n[0]++ > 3) {
                  return "text";
                }
              }
            });
    var a1 =
        run(
            () -> {
              while (ONE < n[0]) {
                n[0]--;
              }
            });
    var a2 =
        run(
            () -> {
              for (; ; ) {
                if (n[0]++ > 3) {
                  return n[0] * 1.5f;
                }
              }
            });
    var a3 =
        run(
            () -> {
              do {
                if (n[0]++ > 3) {
                  return 'c';
                }
              } while (Endless.ON);
            });
  }
}
