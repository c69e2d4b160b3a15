import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;

/** Loops of the kinds that public reports on LLVM are about, as {@code WrongCodeIntegers}. */
public class WrongCodeLoops {
  static final int[] TABLE = {0, 1, 2, 3, 4};

  static int n205799(int a, int b) {
    int sum = 0;
    boolean finished = false;
    byte counter = 0;
    while (!finished) {
      if (counter < a) {
        sum += b;
        counter++;
      } else {
        finished = true;
      }
    }
    return sum;
  }

  static int n180781(short count) {
    int bound = count < 5 ? count : 5;
    int v = 40854;
    for (char k = 0; k < bound; k++) v ^= k;
    return v;
  }

  static int n121745(short[] f, int at, byte b) {
    int c = 0;
    for (; c < 8; c = 81 + 462704684 + b - 462704765 + c + 1) f[at + c] = (short) (c + 1);
    return c;
  }

  static int n122496(int[] f, int at, int k, int g) {
    int steps = 0;
    for (short b = 0; k + g - -1 + b <= 3; b++) {
      f[at + b + 3] = b + 7;
      steps++;
    }
    return steps;
  }

  static void n122602(short[] e, int at) {
    long place = 3;
    for (long left = 2; left != 0; ) {
      e[at + (int) place] = 1;
      left--;
      place = left + 1;
    }
  }

  static int n125374(int rounds) {
    byte last = 1;
    byte kept = 0;
    for (int i = 0; i < rounds; i++) {
      kept = last;
      last = (byte) (last + i);
    }
    return kept * 1000 + last;
  }

  static int n123639(int rounds) {
    int s = 0, t = 0;
    for (int i = 0; i < rounds; i++) {
      s -= t + i;
      t = i;
    }
    return s;
  }

  static long n64047(long a) {
    long[] values = {1, 4, 4, 1, 4, 4};
    int e = 0;
    long c = 0;
    for (int g = 0; g >= -6; g--) {
      for (int f = 0; f <= 5; f++) c = values[f] ^= e > a ? 1 : 0;
      e = 1;
    }
    return c;
  }

  static void n168902(byte[] out, int at, int from) {
    long local = -72;
    for (int k = from; k >= 0; k--) {
      out[at + k] = (byte) local;
      local += 4;
    }
  }

  static float n209159(float[] a, int at, int length) {
    float most = -1e30f;
    for (int k = 0; k < length; k++) {
      float v = a[at + k];
      if (v != v) return v;
      if (v > most) most = v;
    }
    return most;
  }

  static int n75298(int f, int rounds) {
    int d = 0;
    for (int b = 0; b <= rounds; b++) d ^= f;
    return d;
  }

  static int n135182(byte first) {
    int kept = 0;
    byte k = first;
    do {
      short twice = (short) (k + k);
      kept = kept * 7 + (char) twice;
      k++;
    } while (k < first + 3);
    return kept;
  }

  static long n126012(int rounds) {
    long pre = 0, j = 1;
    for (long k = 0; k < rounds; k++) {
      pre = k == 0 ? 0 : j > 0 ? pre + 1 : 0;
      j = k;
    }
    return pre * 100 + j;
  }

  static int n62430(int outer) {
    int result = 0;
    int phi = 0;
    for (int k = 0; k < outer; k++) {
      int power = phi * phi * phi * phi * phi * phi;
      int inner = 0;
      do {
        result = result * 31 + power + (inner << 2);
        inner++;
      } while (inner < 0);
      phi += 4;
    }
    return result;
  }

  static int n62563(int rounds) {
    int phi = 47, phi4 = 0;
    int i = 0;
    for (; i < rounds && phi > 10; i++) {
      phi--;
      phi4 += 4;
    }
    int add = phi - 3;
    int call = Math.max(add + Integer.MIN_VALUE, 10 + Integer.MIN_VALUE) - Integer.MIN_VALUE;
    return call - 4 + Integer.MIN_VALUE < 7 + Integer.MIN_VALUE ? phi4 + 4 + call : phi4;
  }

  static long n62852(int first) {
    int dec = first;
    long inc = 0;
    while (true) {
      int before = dec;
      dec--;
      if (before <= 0) return inc * 1000 + Integer.toUnsignedLong(before) + Integer.remainderUnsigned(dec, 53);
      inc++;
    }
  }

  static int n62515(int j) {
    int c = 0;
    while (c < 4 && 5 << c < j) c++;
    int i = -c;
    int f = i < 0 ? 1 : 0;
    int rest = i - 54;
    do {
      f++;
      rest /= 10;
    } while (rest != 0);
    return f == 3 ? c : 100 / (f - 3) + c;
  }

  static int n62660(int first) {
    int a = 0;
    for (int b = first; ((b + 67 & 1) != 0 ? b + 68 : b + 67) - 67 >= 0; b--) a = a * 5 + (b ^ 6);
    return a;
  }

  static int n66066(int rounds) {
    int l = 1;
    int seen = 0;
    for (int b = 0; b <= rounds; b++) {
      int c = l << 7 & 255;
      l = l - 1 & 255;
      if (c == 0) return seen;
      seen = seen * 3 + c;
    }
    return -seen;
  }

  static int n68260(int rounds) {
    int sum = 0;
    for (int d = 0; d < rounds; d++) {
      for (int g = 0; g < 3; g++) sum = sum * 3 + TABLE[d + g];
    }
    return sum;
  }

  static int n64575(int x) {
    int sum = 0;
    for (int i = 0; i < 1; i += x) sum += x;
    return sum;
  }

  static int n140444(int bound) {
    byte count = 0;
    int l = -14;
    for (int i = 0; i < bound; i++) {
      int bit = (i & 20) == 16 ? 0 : 1;
      for (int k = l; k < -10; k++) if (k + bit != i) count++;
      l++;
    }
    return count;
  }

  static int n114879(int n) {
    for (int index = 0; index <= n; index++) {
      int second = 1;
      if (index > 0) {
        for (; second <= n; second++) {}
        return second;
      }
    }
    return -7;
  }

  static int n131465(boolean b) {
    int e = 82, f = 20, steps = 0;
    for (; 85 + 20 + e - 187 + f != 0 && steps < 40; f = 65535 + 20 + e - 65637) {
      if (b) e++;
      steps++;
    }
    return (byte) (e >> 24) + steps * 256;
  }

  static int n187472(int from, int step) {
    int steps = 0;
    for (int i = from; i > Integer.MIN_VALUE + 5 && steps < 50; i -= step) steps++;
    return steps;
  }

  static int n121110(int rounds, int i) {
    byte c = 7;
    for (int b = -rounds; b != 0; b++) c &= 0 <= i ? 1 : 0;
    return c;
  }

  static int n115149(byte[] h, int at, int length) {
    int d = 0;
    while (d < length && h[at + d] != 0 && h[at + d] <= ' ') d++;
    return d == length || h[at + d] == 0 ? 1 : 0;
  }

  static int n76713(int n) {
    int i = 10, j = 0;
    while (i != 2) {
      if (j - 3 > i || n - i > 40) return 1;
      i -= 2;
      j++;
    }
    return j;
  }

  static int n87189(int[] counts, int at) {
    int code = 0, sum = 0;
    for (int k = 0; k < 9; k++) {
      int count = counts[at + k];
      sum = sum * 7 + code;
      code = code + count << 1;
      counts[at + k] = code;
    }
    return sum;
  }

  public static Object run(DeviceQueue q) {
    int n = 133;
    int forms = 26;
    int[] ints = new int[n * forms];
    long[] longs = new long[n * 3];
    short[] shorts = new short[n * 16];
    short[] places = new short[n * 8];
    int[] rows = new int[n * 16];
    int[] counts = new int[n * 9];
    byte[] bytes = new byte[n * 330];
    byte[] text = new byte[n * 8];
    float[] floats = new float[n * 31];
    float[] most = new float[n];
    for (int k = 0; k < floats.length; k++) floats[k] = k % 61 == 60 ? Float.NaN : k * 37 % 101;
    for (int k = 0; k < text.length; k++) text[k] = (byte) (k % 5 == 4 ? 255 : k % 3 * 16);
    for (int k = 0; k < counts.length; k++) counts[k] = k * 3 % 5;
    q.parallelFor(
            range(n),
            i -> {
              int at = i * forms;
              ints[at] = n205799(i < 128 ? i : 127, i + 3);
              ints[at + 1] = n180781((short) (i - 4));
              ints[at + 2] = n121745(shorts, i * 16, (byte) (i & 3));
              ints[at + 3] = n122496(rows, i * 16, -1, i & 3);
              n122602(places, i * 8);
              ints[at + 4] = n125374(i);
              ints[at + 5] = n123639(i);
              ints[at + 6] = n75298(i * 7, i);
              ints[at + 7] = n135182((byte) (i - 60));
              ints[at + 8] = n62430(i & 7);
              ints[at + 9] = n62563(i);
              ints[at + 10] = n62515(i - 40);
              ints[at + 11] = n62660(i - 3);
              ints[at + 12] = n66066(i & 15);
              ints[at + 13] = n68260(i % 3);
              ints[at + 14] = n64575(i + 1);
              ints[at + 15] = n140444(i & 63);
              ints[at + 16] = n114879(i & 15);
              ints[at + 17] = n131465((i & 1) != 0);
              ints[at + 18] = n187472(Integer.MIN_VALUE + i, i + 1);
              ints[at + 19] = n121110(i & 7, i - 66);
              ints[at + 20] = n115149(text, i * 8, i & 7);
              ints[at + 21] = n76713(i);
              ints[at + 22] = n87189(counts, i * 9);
              ints[at + 23] = n205799(i & 15, -i);
              ints[at + 24] = n187472(i - 70, 1 << 30);
              ints[at + 25] = n123639(16);
              n168902(bytes, i * 330, i == 0 ? 326 : i * 2);
              longs[i * 3] = n64047(i - 3);
              longs[i * 3 + 1] = n126012(i);
              longs[i * 3 + 2] = n62852(i & 31);
              most[i] = n209159(floats, i * 31, i % 32);
            })
        .await();
    return new Object[] {ints, longs, shorts, places, rows, counts, bytes, most};
  }
}
