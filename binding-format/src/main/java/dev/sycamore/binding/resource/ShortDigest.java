package dev.sycamore.binding.resource;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** SHA-256 (FIPS 180-4) of a few bytes, without the JDK's security providers. */
final class ShortDigest {
  private static final int BLOCK = 64;
  private static final int ROUNDS = 64;

  /** What each message ends with: a bit that is set, and its length in bits. */
  private static final int END = 1 + Long.BYTES;

  /** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
  private static final int[] START = {
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19
  };

  /** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
  private static final int[] CONSTANTS = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
  };

  private final int[] hash = START.clone();
  private final int[] schedule = new int[ROUNDS];

  private ShortDigest() {}

  /** The 32 bytes of the digest. */
  static byte[] sha256(byte[] message) {
    int blocks = (message.length + END + BLOCK - 1) / BLOCK;
    ByteBuffer padded = ByteBuffer.wrap(Arrays.copyOf(message, blocks * BLOCK));
    padded.put(message.length, (byte) 0x80);
    padded.putLong(blocks * BLOCK - Long.BYTES, 8L * message.length);
    ShortDigest digest = new ShortDigest();
    while (padded.hasRemaining()) {
      digest.add(padded);
    }
    ByteBuffer bytes = ByteBuffer.allocate(START.length * Integer.BYTES);
    for (int word : digest.hash) {
      bytes.putInt(word);
    }
    return bytes.array();
  }

  // Rotations are written out: an interpreter would call a method for each.
  private void add(ByteBuffer block) {
    int[] w = schedule;
    for (int t = 0; t < BLOCK / Integer.BYTES; t++) {
      w[t] = block.getInt();
    }
    for (int t = BLOCK / Integer.BYTES; t < ROUNDS; t++) {
      int x = w[t - 15];
      int y = w[t - 2];
      int s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
      int s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
      w[t] = s1 + w[t - 7] + s0 + w[t - 16];
    }
    int a = hash[0];
    int b = hash[1];
    int c = hash[2];
    int d = hash[3];
    int e = hash[4];
    int f = hash[5];
    int g = hash[6];
    int h = hash[7];
    for (int t = 0; t < ROUNDS; t++) {
      int s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
      int t1 = h + s1 + ((e & f) ^ (~e & g)) + CONSTANTS[t] + w[t];
      int s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
      int t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
      h = g;
      g = f;
      f = e;
      e = d + t1;
      d = c;
      c = b;
      b = a;
      a = t1 + t2;
    }
    hash[0] += a;
    hash[1] += b;
    hash[2] += c;
    hash[3] += d;
    hash[4] += e;
    hash[5] += f;
    hash[6] += g;
    hash[7] += h;
  }
}
