package dev.sycamore;

/**
 * Sets of bits in a {@code long[]}, in kernels and on the host: bit {@code i} is the bit {@code i &
 * 63} of the element {@code i >> 6}, as in {@link java.util.BitSet#toLongArray}.
 *
 * <p>Indices are of bits in the array, not negative. Work-items that change bits of one element at
 * the same time need {@link #testAndSet} and {@link #testAndClear}, which are atomic.
 *
 * <pre>{@code
 * long[] primes = new long[DeviceBits.words(n)];
 * q.parallelFor(range(n), i -> {
 *   if (isPrime(i)) {
 *     DeviceBits.testAndSet(primes, i);
 *   }
 * }).await();
 * int count = DeviceBits.cardinality(primes);
 * }</pre>
 */
public final class DeviceBits {
  private static final int SHIFT = 6;
  private static final int NONE = -1;

  private DeviceBits() {}

  /**
   * How many elements hold so many bits.
   *
   * @param bits the number of bits, not negative
   * @return the length of the array
   */
  public static int words(int bits) {
    return ((bits - 1) >> SHIFT) + 1; // bits + 63 may overflow
  }

  /**
   * Whether a bit is set.
   *
   * @param bits the set
   * @param i the index of the bit
   * @return true if it is set
   */
  public static boolean get(long[] bits, int i) {
    return (bits[i >> SHIFT] & (1L << i)) != 0;
  }

  /**
   * Sets a bit.
   *
   * @param bits the set
   * @param i the index of the bit
   */
  public static void set(long[] bits, int i) {
    bits[i >> SHIFT] |= 1L << i;
  }

  /**
   * Sets a bit, or clears it.
   *
   * @param bits the set
   * @param i the index of the bit
   * @param value true sets the bit, false clears it
   */
  public static void set(long[] bits, int i, boolean value) {
    if (value) {
      set(bits, i);
    } else {
      clear(bits, i);
    }
  }

  /**
   * Clears a bit.
   *
   * @param bits the set
   * @param i the index of the bit
   */
  public static void clear(long[] bits, int i) {
    bits[i >> SHIFT] &= ~(1L << i);
  }

  /**
   * Changes a bit.
   *
   * @param bits the set
   * @param i the index of the bit
   */
  public static void flip(long[] bits, int i) {
    bits[i >> SHIFT] ^= 1L << i;
  }

  /**
   * Sets a bit in one step, and returns whether it was set before.
   *
   * @param bits the set
   * @param i the index of the bit
   * @return true if the bit was set before
   */
  public static boolean testAndSet(long[] bits, int i) {
    return (Atomics.or(bits, i >> SHIFT, 1L << i) & (1L << i)) != 0;
  }

  /**
   * Clears a bit in one step, and returns whether it was set before.
   *
   * @param bits the set
   * @param i the index of the bit
   * @return true if the bit was set before
   */
  public static boolean testAndClear(long[] bits, int i) {
    return (Atomics.and(bits, i >> SHIFT, ~(1L << i)) & (1L << i)) != 0;
  }

  /**
   * The first bit from {@code from} on that is set; -1 if there is none.
   *
   * @param bits the set
   * @param from the first index to look at, not negative; may be past the last bit
   * @return the index of the bit, or -1
   */
  public static int nextSetBit(long[] bits, int from) {
    int word = from >> SHIFT;
    if (word >= bits.length) {
      return NONE;
    }
    long rest = bits[word] & (-1L << from);
    while (rest == 0) {
      word++;
      if (word == bits.length) {
        return NONE;
      }
      rest = bits[word];
    }
    return (word << SHIFT) + Long.numberOfTrailingZeros(rest);
  }

  /**
   * The first bit from {@code from} on that is not set; the number of bits if there is none.
   *
   * @param bits the set
   * @param from the first index to look at, not negative; may be past the last bit
   * @return the index of the bit, or {@code 64 * bits.length}
   */
  public static int nextClearBit(long[] bits, int from) {
    int word = from >> SHIFT;
    int end = bits.length << SHIFT;
    if (word >= bits.length) {
      return end;
    }
    long rest = ~bits[word] & (-1L << from);
    while (rest == 0) {
      word++;
      if (word == bits.length) {
        return end;
      }
      rest = ~bits[word];
    }
    return (word << SHIFT) + Long.numberOfTrailingZeros(rest);
  }

  /**
   * How many bits are set.
   *
   * @param bits the set
   * @return the number of bits that are set
   */
  public static int cardinality(long[] bits) {
    int count = 0;
    for (int word = 0; word < bits.length; word++) {
      count += Long.bitCount(bits[word]);
    }
    return count;
  }

  /**
   * Whether two sets of the same length have a bit in common.
   *
   * @param a a set
   * @param b a set of the same length
   * @return true if a bit is set in both
   */
  public static boolean intersects(long[] a, long[] b) {
    for (int word = 0; word < a.length; word++) {
      if ((a[word] & b[word]) != 0) {
        return true;
      }
    }
    return false;
  }
}
