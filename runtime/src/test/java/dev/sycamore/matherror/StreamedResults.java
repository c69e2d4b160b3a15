package dev.sycamore.matherror;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Writes arguments and results of a function of {@code DeviceMath} on {@code double} to standard
 * output, for {@code benchmarks/math-error-doubles}.
 */
public final class StreamedResults {
  private static final int BUFFER = 1 << 16;
  private static final int DIGITS_COUNT = 3000;
  private static final int MOST_BYTES = 5 * Double.BYTES;
  private static final MathContext DIGITS = new MathContext(60);
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final double BITS_OF_DIGIT = 3.3219;

  private StreamedResults() {}

  /**
   * {@code FUNCTION COUNT}: as many times x, y and the result. {@code FUNCTION digits}: x, an
   * exponent of 2 and three parts of what is the exact value times that power, of some thousand x.
   * {@code names all} and {@code names digits} print the names of the functions for each.
   */
  public static void main(String[] arguments) throws IOException {
    boolean digits = arguments[1].equals("digits");
    WritableByteChannel out = Channels.newChannel(System.out);
    if (arguments[0].equals("names")) {
      if (digits) {
        WideFunction.ALL.forEach(f -> System.out.println(f.name()));
      } else {
        StreamedFunction.ALL.forEach(f -> System.out.println(f.name()));
      }
    } else if (digits) {
      writeExact(WideFunction.named(arguments[0]), out);
    } else {
      write(StreamedFunction.named(arguments[0]), Long.parseLong(arguments[1]), out);
    }
  }

  private static void write(StreamedFunction function, long count, WritableByteChannel out)
      throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.nativeOrder());
    SplittableRandom random = new SplittableRandom(1);
    double[] pair = new double[2];
    for (long i = 0; i < count; i++) {
      function.arguments().next(random, pair);
      double result = function.operation().applyAsDouble(pair[0], pair[1]);
      buffer.putDouble(pair[0]).putDouble(pair[1]).putDouble(result);
      flush(buffer, MOST_BYTES, out);
    }
    flush(buffer, BUFFER, out);
  }

  private static void writeExact(WideFunction function, WritableByteChannel out)
      throws IOException {
    ByteBuffer buffer = ByteBuffer.allocate(BUFFER).order(ByteOrder.nativeOrder());
    Random random = new Random(1);
    for (int i = 0; i < DIGITS_COUNT; i++) {
      double x = function.argument(random);
      BigDecimal exact = function.exact().apply(x);
      int exponent = (int) ((exact.precision() - exact.scale()) * BITS_OF_DIGIT);
      BigDecimal rest =
          exponent < 0
              ? exact.multiply(TWO.pow(-exponent))
              : exact.divide(TWO.pow(exponent), DIGITS);
      buffer.putDouble(x).putDouble(exponent);
      for (int part = 0; part < 3; part++) {
        double nearest = rest.doubleValue();
        buffer.putDouble(nearest);
        rest = rest.subtract(new BigDecimal(nearest));
      }
      flush(buffer, MOST_BYTES, out);
    }
    flush(buffer, BUFFER, out);
  }

  private static void flush(ByteBuffer buffer, int space, WritableByteChannel out)
      throws IOException {
    if (buffer.remaining() < space) {
      buffer.flip();
      while (buffer.hasRemaining()) {
        out.write(buffer);
      }
      buffer.clear();
    }
  }
}
