package dev.sycamore;

/**
 * Random numbers with the same bits on every device, the host included: generators that are values.
 *
 * <p>A generator does not change: {@code next()} is the generator after one number. Each work-item
 * takes one of its own, by {@link SplitMix64#skip} or by a stream of {@link Philox}.
 *
 * <pre>{@code
 * q.parallelFor(range(n), i -> {
 *   SplitMix64 random = SplitMix64.of(seed).skip(2L * i);
 *   float x = random.nextFloat();
 *   random = random.next();
 *   float y = random.nextFloat();
 *   inside[i] = x * x + y * y < 1 ? 1 : 0;
 * }).await();
 * }</pre>
 */
public final class DeviceRandom {
  private static final int HALF = 32;

  private DeviceRandom() {}

  /**
   * The generator of {@link java.util.SplittableRandom}: the same numbers for the same seed.
   *
   * @param seed what the last number was made of
   * @param gamma what is added to it for the next one, odd
   */
  public record SplitMix64(long seed, long gamma) {
    private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;
    private static final int LEAST_TRANSITIONS = 24;

    /**
     * The generator that {@code new SplittableRandom(seed)} is.
     *
     * @param seed any number; the same seed yields the same numbers
     * @return the generator before its first number
     */
    public static SplitMix64 of(long seed) {
      return new SplitMix64(seed, GOLDEN_GAMMA);
    }

    /**
     * The generator after one number.
     *
     * @return the next generator; this one does not change
     */
    public SplitMix64 next() {
      return new SplitMix64(seed + gamma, gamma);
    }

    /**
     * The generator after {@code count} numbers; as fast as {@link #next}.
     *
     * @param count how many numbers to skip; a negative count goes back
     * @return the generator
     */
    public SplitMix64 skip(long count) {
      return new SplitMix64(seed + gamma * count, gamma);
    }

    /**
     * What {@code split()} returns. It uses up two numbers: this generator goes on with {@code
     * skip(2)}.
     *
     * @return a generator with a {@code gamma} of its own
     */
    public SplitMix64 split() {
      return new SplitMix64(nextLong(), mixGamma(seed + 2 * gamma));
    }

    /**
     * The next number as 64 bits.
     *
     * @return any {@code long}
     */
    public long nextLong() {
      long z = seed + gamma;
      z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
      z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
      return z ^ (z >>> 31);
    }

    /**
     * The next number as 32 bits.
     *
     * @return any {@code int}
     */
    public int nextInt() {
      long z = seed + gamma;
      z = (z ^ (z >>> 33)) * 0x62a9d9ed799705f5L;
      return (int) (((z ^ (z >>> 28)) * 0xcb24d0a5c88c35b3L) >>> HALF);
    }

    /**
     * A number from 0 on below a bound, each with the same probability, and the generator after it:
     * it may use up more than one.
     *
     * @param bound greater than 0; otherwise the result is not defined
     * @return the number and the generator to use next
     */
    public BoundedInt nextInt(int bound) {
      SplitMix64 random = this;
      int bits = random.nextInt();
      int most = bound - 1;
      if ((bound & most) == 0) {
        return new BoundedInt(bits & most, next());
      }
      int value = (bits >>> 1) % bound;
      while (bound > 0 && (bits >>> 1) + most - value < 0) {
        random = random.next();
        bits = random.nextInt();
        value = (bits >>> 1) % bound;
      }
      return new BoundedInt(value, random.next());
    }

    /**
     * The next number, from 0 on below 1, with 24 bits.
     *
     * @return a multiple of 2^-24
     */
    public float nextFloat() {
      return (nextInt() >>> 8) * 0x1p-24f;
    }

    /**
     * The next number, from 0 on below 1, with 53 bits.
     *
     * @return a multiple of 2^-53
     */
    public double nextDouble() {
      return (nextLong() >>> 11) * 0x1p-53;
    }

    /**
     * The next number as one bit.
     *
     * @return true and false with the same probability
     */
    public boolean nextBoolean() {
      return nextInt() < 0;
    }

    private static long mixGamma(long seed) {
      long z = (seed ^ (seed >>> 33)) * 0xff51afd7ed558ccdL;
      z = (z ^ (z >>> 33)) * 0xc4ceb9fe1a85ec53L;
      z = (z ^ (z >>> 33)) | 1;
      return Long.bitCount(z ^ (z >>> 1)) < LEAST_TRANSITIONS ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
    }
  }

  /**
   * A number below a bound.
   *
   * @param value the number, from 0 on
   * @param next the generator after it
   */
  public record BoundedInt(int value, SplitMix64 next) {}

  /**
   * Philox 4x32 with ten rounds: four numbers from a key and a counter, without a state to keep.
   *
   * @param key chooses the sequence, as a seed does
   * @param stream the upper half of the counter: the work-item, for example
   * @param block the lower half: which four numbers of the stream are next
   */
  public record Philox(long key, long stream, long block) {
    private static final int ROUNDS = 10;
    private static final long FACTOR_0 = 0xD2511F53L;
    private static final long FACTOR_1 = 0xCD9E8D57L;
    private static final int WEYL_0 = 0x9E3779B9;
    private static final int WEYL_1 = 0xBB67AE85;
    private static final long LOW = 0xffff_ffffL;

    /**
     * The first block of a stream.
     *
     * @param key chooses the sequence, as a seed does
     * @param stream any number, such as the index of the work-item
     * @return the generator of the first four numbers
     */
    public static Philox of(long key, long stream) {
      return new Philox(key, stream, 0);
    }

    /**
     * The generator after these four numbers.
     *
     * @return the next generator; this one does not change
     */
    public Philox next() {
      return new Philox(key, stream, block + 1);
    }

    /**
     * The generator after so many blocks of four numbers; as fast as {@link #next}.
     *
     * @param blocks how many blocks to skip; a negative number goes back
     * @return the generator
     */
    public Philox skip(long blocks) {
      return new Philox(key, stream, block + blocks);
    }

    /**
     * The four numbers as 32 bits each.
     *
     * @return four numbers, each any {@code int}
     */
    public Int4 ints() {
      int c0 = (int) block;
      int c1 = (int) (block >>> HALF);
      int c2 = (int) stream;
      int c3 = (int) (stream >>> HALF);
      int k0 = (int) key;
      int k1 = (int) (key >>> HALF);
      for (int round = 0; round < ROUNDS; round++) {
        long product0 = FACTOR_0 * (c0 & LOW);
        long product1 = FACTOR_1 * (c2 & LOW);
        int next0 = (int) (product1 >>> HALF) ^ c1 ^ k0;
        int next2 = (int) (product0 >>> HALF) ^ c3 ^ k1;
        c1 = (int) product1;
        c3 = (int) product0;
        c0 = next0;
        c2 = next2;
        k0 += WEYL_0;
        k1 += WEYL_1;
      }
      return new Int4(c0, c1, c2, c3);
    }

    /**
     * The four numbers, each from 0 on below 1, with 24 bits.
     *
     * @return four multiples of 2^-24
     */
    public Float4 floats() {
      Int4 bits = ints();
      return new Float4(unit(bits.x()), unit(bits.y()), unit(bits.z()), unit(bits.w()));
    }

    /**
     * Four numbers of the normal distribution with the mean 0 and the deviation 1.
     *
     * @return four numbers, all finite
     */
    public Float4 gaussians() {
      Int4 bits = ints();
      float first = radius(bits.x());
      float second = radius(bits.z());
      DeviceMath.SinCos a = DeviceMath.sincos(angle(bits.y()));
      DeviceMath.SinCos b = DeviceMath.sincos(angle(bits.w()));
      return new Float4(first * a.cos(), first * a.sin(), second * b.cos(), second * b.sin());
    }

    private static float unit(int bits) {
      return (bits >>> 8) * 0x1p-24f;
    }

    /** Of a number above 0, whose logarithm is finite. */
    private static float radius(int bits) {
      return (float) Math.sqrt(-2 * DeviceMath.log(((bits >>> 8) + 1) * 0x1p-24f));
    }

    private static float angle(int bits) {
      return unit(bits) * (float) (2 * Math.PI);
    }
  }
}
