import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Every statement: blocks, labels on blocks and loops, jumps out of several levels, early returns, all loops. */
public class Statements {
  static int find(int from) {
    int steps = 0;
    outer:
    for (int a = from; ; a++) {
      steps++;
      inner:
      for (int b = 2; b < 9; b++) {
        if ((a ^ b) % 5 == 0) continue outer;
        switch (b) {
          case 3:
            continue inner;
          case 7:
            break inner;
          case 8:
            break outer;
          default:
            steps += b;
        }
        if (steps > 400) break outer;
        while (true) {
          steps++;
          if (steps % 3 == 0) continue inner;
          if (steps % 7 == 0) break outer;
        }
      }
      if (a > from + 6) return -steps;
    }
    return steps;
  }

  static int block(int x) {
    int r = x;
    done:
    {
      if (x % 3 == 0) break done;
      r += 10;
      {
        int shadow = r;
        if (shadow % 2 == 0) break done;
        r += 100;
      }
      r += 1000;
    }
    ;
    return r;
  }

  static int loops(int n) {
    int total = 0, guard = 0;
    do {
      total += guard;
      if (guard == 4) continue;
      total ^= 3;
    } while (++guard < n % 11);
    for (int i = 0, j = n; i < j; i += 2, --j) total += i * j;
    for (; guard > 0; ) guard--;
    int k;
    for (k = 10, total++; k-- > 0; total -= k) if (k == 5) break;
    once:
    do {
      if (total % 2 == 0) break once;
      total = -total;
    } while (false);
    return total * 10 + k;
  }

  static void nothing(int[] a, int i) {
    if (i % 2 == 0) return;
    a[i] = -1;
    return;
  }

  static boolean early(int x) {
    if (x < 0) return false;
    else if (x < 10) {
      if (x == 3) return true;
    } else {
      for (; ; ) {
        if (x-- < 20) return x % 2 == 0;
      }
    }
    return x == 9;
  }

  public static Object run(DeviceQueue q) {
    int n = 100;
    int[] found = new int[n], blocks = new int[n], loops = new int[n], odd = new int[n], late = new int[n];
    q.parallelFor(
            range(n),
            i -> {
              found[i] = find(i);
              blocks[i] = block(i);
              loops[i] = loops(i);
              nothing(odd, i);
              int uninitialised;
              if (early(i)) uninitialised = 1;
              else uninitialised = 2;
              assert uninitialised > 0 : "never " + i + " of " + uninitialised * 2L;
              final int constant = 5;
              if (i == 50) return;
              late[i] = uninitialised + constant;
            })
        .await();
    return new Object[] {found, blocks, loops, odd, late};
  }
}
