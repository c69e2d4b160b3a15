package dev.sycamore.matherror;

import java.util.SplittableRandom;

/**
 * Arguments of {@code hypot} and {@code atan2}: vectors of any length whose components have nearly
 * the same exponent, ones far apart, or are small numbers.
 */
record VectorArguments() implements Arguments {
  private static final int NEAR = 3;
  private static final int FAR = 62;
  private static final int LEAST = -1074;
  private static final int MOST = 1023;

  @Override
  public void next(SplittableRandom random, double[] pair) {
    int kind = random.nextInt(4);
    if (kind == 0) {
      pair[0] = 2 * random.nextDouble() - 1;
      pair[1] = 2 * random.nextDouble() - 1;
      return;
    }
    int apart = kind == 1 ? FAR : NEAR;
    int exponent = random.nextInt(LEAST, MOST + 1);
    pair[0] = Arguments.ofExponent(random, exponent, exponent);
    int low = Math.max(exponent - apart, LEAST);
    pair[1] = Arguments.ofExponent(random, low, Math.min(exponent + apart, MOST));
  }
}
