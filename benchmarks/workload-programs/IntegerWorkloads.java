import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import java.util.List;

/** Checksums, ciphers, numbers and text. */
final class IntegerWorkloads {
  private IntegerWorkloads() {}

  static List<Workload> all(DeviceQueue q) {
    return List.of(
        crc(q), hash(q), cipher(q), primes(q), sieve(q), collatz(q), hamming(q), automaton(q),
        queens(q));
  }

  private static int[] crcTable() {
    int[] table = new int[256];
    for (int i = 0; i < 256; i++) {
      int c = i;
      for (int k = 0; k < 8; k++) {
        c = (c & 1) != 0 ? 0xEDB88320 ^ c >>> 1 : c >>> 1;
      }
      table[i] = c;
    }
    return table;
  }

  private static int crcOf(byte[] data, int[] table, int block) {
    int c = -1;
    for (int i = block * 64; i < (block + 1) * 64; i++) {
      c = table[(c ^ data[i]) & 255] ^ c >>> 8;
    }
    return ~c;
  }

  private static Workload crc(DeviceQueue q) {
    int n = 1 << 13;
    int[] table = crcTable();
    byte[] data = Data.bytes(64 * n);
    int[] sums = new int[n];
    return Workload.of(
        "CRC-32 of blocks",
        () -> {
          for (int i = 0; i < n; i++) {
            sums[i] = crcOf(data, table, i);
          }
        },
        () -> q.parallelFor(range(n), i -> sums[i] = crcOf(data, table, i)).await(),
        sums);
  }

  private static long mixed(long[] data, int block) {
    long h = 0x27D4EB2F165667C5L;
    for (int i = block * 16; i < (block + 1) * 16; i++) {
      h ^= Long.rotateLeft(data[i] * 0xC2B2AE3D27D4EB4FL, 31) * 0x9E3779B185EBCA87L;
      h = Long.rotateLeft(h, 27) * 0x9E3779B185EBCA87L + 0x85EBCA77C2B2AE63L;
    }
    h = (h ^ h >>> 33) * 0xC2B2AE3D27D4EB4FL;
    return h ^ h >>> 29;
  }

  private static Workload hash(DeviceQueue q) {
    int n = 1 << 14;
    long[] data = new long[16 * n];
    for (int i = 0; i < data.length; i++) {
      data[i] = i * 0x9E3779B97F4A7C15L;
    }
    long[] hashes = new long[n];
    return Workload.of(
        "hash of blocks",
        () -> {
          for (int i = 0; i < n; i++) {
            hashes[i] = mixed(data, i);
          }
        },
        () -> q.parallelFor(range(n), i -> hashes[i] = mixed(data, i)).await(),
        hashes);
  }

  /** Ten rounds of substitution by a table, rotation and mixing of four words. */
  private static void encrypt(int[] data, int[] out, int[] box, int[] keys, int block) {
    int a = data[4 * block];
    int b = data[4 * block + 1];
    int c = data[4 * block + 2];
    int d = data[4 * block + 3];
    for (int round = 0; round < 10; round++) {
      int w = box[a >>> 24] ^ Integer.rotateRight(box[b >> 16 & 255], 8);
      int x = box[b >>> 24] ^ Integer.rotateRight(box[c >> 16 & 255], 8);
      int y = box[c >>> 24] ^ Integer.rotateRight(box[d >> 16 & 255], 8);
      int z = box[d >>> 24] ^ Integer.rotateRight(box[a >> 16 & 255], 8);
      a = w ^ Integer.rotateRight(box[c >> 8 & 255], 16) ^ box[d & 255] ^ keys[round];
      b = x ^ Integer.rotateRight(box[d >> 8 & 255], 16) ^ box[a & 255] ^ keys[round + 1];
      c = y ^ Integer.rotateRight(box[a >> 8 & 255], 16) ^ box[b & 255] ^ keys[round + 2];
      d = z ^ Integer.rotateRight(box[b >> 8 & 255], 16) ^ box[c & 255] ^ keys[round + 3];
    }
    out[4 * block] = a;
    out[4 * block + 1] = b;
    out[4 * block + 2] = c;
    out[4 * block + 3] = d;
  }

  private static Workload cipher(DeviceQueue q) {
    int n = 1 << 13;
    int[] data = Data.ints(4 * n, Integer.MAX_VALUE);
    int[] box = Data.ints(256, Integer.MAX_VALUE);
    int[] keys = Data.ints(16, Integer.MAX_VALUE);
    int[] out = new int[4 * n];
    return Workload.of(
        "cipher with tables",
        () -> {
          for (int i = 0; i < n; i++) {
            encrypt(data, out, box, keys, i);
          }
        },
        () -> q.parallelFor(range(n), i -> encrypt(data, out, box, keys, i)).await(),
        out);
  }

  private static boolean isPrime(int x) {
    if (x < 2 || x % 2 == 0) {
      return x == 2;
    }
    for (int k = 3; k * k <= x; k += 2) {
      if (x % k == 0) {
        return false;
      }
    }
    return true;
  }

  private static Workload primes(DeviceQueue q) {
    int n = 1 << 15;
    boolean[] prime = new boolean[n];
    return Workload.of(
        "primes by division",
        () -> {
          for (int i = 0; i < n; i++) {
            prime[i] = isPrime(i);
          }
        },
        () -> q.parallelFor(range(n), i -> prime[i] = isPrime(i)).await(),
        prime);
  }

  private static Workload sieve(DeviceQueue q) {
    int n = 1 << 18;
    byte[] composite = new byte[n];
    return Workload.of(
            "prime sieve",
            () -> {
              for (int p = 2; p * p < n; p++) {
                if (composite[p] == 0) {
                  for (int k = p * p; k < n; k += p) {
                    composite[k] = 1;
                  }
                }
              }
            },
            () -> {
              for (int p = 2; p * p < n; p++) {
                if (isPrime(p)) {
                  int step = p;
                  q.parallelFor(
                      range((n - p * p + p - 1) / p), k -> composite[step * (step + k)] = 1);
                }
              }
              q.await();
            },
            composite)
        .inPlace(composite);
  }

  private static int steps(long start) {
    long x = start;
    int steps = 0;
    while (x != 1) {
      x = x % 2 == 0 ? x / 2 : 3 * x + 1;
      steps++;
    }
    return steps;
  }

  private static Workload collatz(DeviceQueue q) {
    int n = 1 << 14;
    int[] steps = new int[n];
    return Workload.of(
        "collatz",
        () -> {
          for (int i = 0; i < n; i++) {
            steps[i] = steps(i + 1);
          }
        },
        () -> q.parallelFor(range(n), i -> steps[i] = steps(i + 1)).await(),
        steps);
  }

  private static int different(long[] rows, long[] row, int i) {
    int bits = 0;
    for (int k = 0; k < 16; k++) {
      bits += Long.bitCount(rows[16 * i + k] ^ row[k]);
    }
    return bits;
  }

  private static Workload hamming(DeviceQueue q) {
    int n = 1 << 14;
    long[] rows = new long[16 * n];
    long[] row = new long[16];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = i * 0x9E3779B97F4A7C15L;
    }
    int[] bits = new int[n];
    return Workload.of(
        "hamming distances",
        () -> {
          for (int i = 0; i < n; i++) {
            bits[i] = different(rows, row, i);
          }
        },
        () -> q.parallelFor(range(n), i -> bits[i] = different(rows, row, i)).await(),
        bits);
  }

  /** The last state of an automaton that reads a line. */
  private static byte state(byte[] text, byte[] table, int line) {
    int state = 0;
    for (int i = line * 64; i < (line + 1) * 64; i++) {
      state = table[state * 16 + (text[i] & 15)] & 7;
    }
    return (byte) state;
  }

  private static Workload automaton(DeviceQueue q) {
    int n = 1 << 13;
    byte[] text = Data.bytes(64 * n);
    byte[] table = Data.bytes(128);
    byte[] states = new byte[n];
    return Workload.of(
        "automaton on lines",
        () -> {
          for (int i = 0; i < n; i++) {
            states[i] = state(text, table, i);
          }
        },
        () -> q.parallelFor(range(n), i -> states[i] = state(text, table, i)).await(),
        states);
  }

  /** How many ways there are to complete a board of 9 x 9 with three queens in the first rows. */
  private static int boards(int start) {
    int[] columns = new int[10];
    int found = 0;
    int row = 3;
    columns[0] = start / 81;
    columns[1] = start / 9 % 9;
    columns[2] = start % 9;
    columns[3] = -1;
    if (isHit(columns, 1) || isHit(columns, 2)) {
      return 0;
    }
    while (row >= 3) {
      columns[row]++;
      if (columns[row] == 9) {
        row--;
      } else if (!isHit(columns, row)) {
        if (row == 8) {
          found++;
        } else {
          row++;
          columns[row] = -1;
        }
      }
    }
    return found;
  }

  private static boolean isHit(int[] columns, int row) {
    for (int k = 0; k < row; k++) {
      if (columns[k] == columns[row] || Math.abs(columns[k] - columns[row]) == row - k) {
        return true;
      }
    }
    return false;
  }

  private static Workload queens(DeviceQueue q) {
    int[] found = new int[729];
    return Workload.of(
        "nine queens",
        () -> {
          for (int i = 0; i < 729; i++) {
            found[i] = boards(i);
          }
        },
        () -> q.parallelFor(range(729), i -> found[i] = boards(i)).await(),
        found);
  }
}
