package dev.sycamore;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Images as the specification has them, for any number of dimensions: indices are {@code long},
 * each operation of {@code float} is one of {@code double} that is rounded, and pixels come from
 * the words by division. It shares no code with what it checks.
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
record ImageOracle(int[] words, ImageFormat format, int[] extents) {
  private static final MathContext EXACT = new MathContext(60);

  /** Red, green, blue, alpha of a pixel; of one outside the border colour. */
  double[] pixel(long... index) {
    long pixel = 0;
    for (int d = extents.length - 1; d >= 0; d--) {
      if (index[d] < 0 || index[d] >= extents[d]) {
        return new double[] {0, 0, 0, format.order().name().contains("A") ? 0 : 1};
      }
      pixel = pixel * extents[d] + index[d];
    }
    double[] color = {0, 0, 0, 1};
    String memory = format.order().name();
    for (int place = 0; place < memory.length(); place++) {
      color["RGBA".indexOf(memory.charAt(place))] = channel(pixel * memory.length() + place);
    }
    return color;
  }

  /** A channel by its number in memory. */
  private double channel(long number) {
    int bits = format.type().bits();
    long bit = number * bits;
    long word = words[(int) (bit / 32)] & 0xFFFFFFFFL;
    long raw = word / (1L << (bit % 32)) % (1L << bits);
    long signed = raw >= 1L << (bits - 1) ? raw - (1L << bits) : raw;
    String type = format.type().name();
    if (type.startsWith("UNORM")) {
      return quotient(raw, (1L << bits) - 1);
    } else if (type.startsWith("SNORM")) {
      return Math.max(-1, quotient(signed, (1L << (bits - 1)) - 1));
    } else if (type.startsWith("SFLOAT")) {
      return bits == 16 ? Half.ofBits((short) raw).toFloat() : Float.intBitsToFloat((int) raw);
    }
    return type.startsWith("SINT") ? signed : raw;
  }

  private static double quotient(long dividend, long divisor) {
    return Float.parseFloat(
        new BigDecimal(dividend).divide(new BigDecimal(divisor), EXACT).toString());
  }

  /** The colour at a coordinate. */
  double[] sample(ImageSampler sampler, float... coordinates) {
    int dimensions = extents.length;
    boolean linear = sampler.filtering() == FilteringMode.LINEAR;
    double[] weights = new double[dimensions];
    long[][] indices = new long[dimensions][2];
    for (int d = 0; d < dimensions; d++) {
      double u = position(sampler, coordinates[d], extents[d]);
      double shifted = linear ? rounded(u - 0.5) : u;
      weights[d] = rounded(shifted - Math.floor(shifted));
      long lower = Double.isNaN(shifted) ? 0 : (long) limited(Math.floor(shifted));
      indices[d][0] = address(sampler.addressing(), lower, extents[d]);
      indices[d][1] = address(sampler.addressing(), lower + 1, extents[d]);
    }
    if (!linear) {
      return pixel(corner(indices, 0));
    }
    double[] sum = null;
    for (int corner = 0; corner < 1 << dimensions; corner++) {
      double[] color = pixel(corner(indices, corner));
      double weight = 1;
      for (int d = 0; d < dimensions; d++) {
        boolean upper = (corner & 1 << d) != 0;
        double factor = upper ? weights[d] : rounded(1 - weights[d]);
        weight = rounded(weight * factor);
      }
      for (int c = 0; c < 4; c++) {
        color[c] = rounded(color[c] * weight);
      }
      sum = sum == null ? color : sum(sum, color);
    }
    return sum;
  }

  private static double position(ImageSampler sampler, float s, int size) {
    return switch (sampler.addressing()) {
      case REPEAT -> rounded(rounded(s - Math.floor(s)) * (double) (float) size);
      case MIRRORED_REPEAT -> {
        double even = rounded(2 * Math.rint(rounded(0.5 * s)));
        yield rounded(Math.abs(rounded(s - even)) * (double) (float) size);
      }
      default ->
          sampler.normalization() == CoordinateNormalizationMode.NORMALIZED
              ? rounded(s * (double) (float) size)
              : s;
    };
  }

  private static long address(AddressingMode mode, long index, long size) {
    return switch (mode) {
      case REPEAT -> index < 0 ? index + size : index > size - 1 ? index - size : index;
      case CLAMP -> Math.max(-1, Math.min(index, size));
      default -> Math.max(0, Math.min(index, size - 1));
    };
  }

  private static long[] corner(long[][] indices, int corner) {
    long[] index = new long[indices.length];
    for (int d = 0; d < index.length; d++) {
      index[d] = indices[d][corner >> d & 1];
    }
    return index;
  }

  private static double[] sum(double[] left, double[] right) {
    double[] sum = new double[left.length];
    for (int c = 0; c < sum.length; c++) {
      sum[c] = rounded(left[c] + right[c]);
    }
    return sum;
  }

  /** No float has more digits before the point than this. */
  private static double limited(double value) {
    return Math.max(-1e18, Math.min(value, 1e18));
  }

  private static double rounded(double value) {
    return (float) value;
  }
}
