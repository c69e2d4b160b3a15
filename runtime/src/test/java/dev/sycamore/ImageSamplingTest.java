package dev.sycamore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.Size;

/** Reads and samples against {@link ImageOracle}, bit for bit. */
@Tag("one-jdk")
@Tag("module")
class ImageSamplingTest {

  /** A format, an extent and pixels for it. */
  record Picture(ImageFormat format, int width, int height, int depth, long seed) {
    int[] words(int... extents) {
      return new Random(seed).ints(format.intsOf(extents)).toArray();
    }

    ImageOracle oracle(int... extents) {
      return new ImageOracle(words(extents), format, extents);
    }
  }

  @Provide
  Arbitrary<Picture> pictures() {
    Arbitrary<Integer> extents = Arbitraries.integers().between(1, 9);
    return Combinators.combine(
            Arbitraries.of(ImageFormat.class), extents, extents, extents, Arbitraries.longs())
        .as(Picture::new);
  }

  @Provide
  Arbitrary<ImageSampler> samplers() {
    return Combinators.combine(
            Arbitraries.of(AddressingMode.class),
            Arbitraries.of(CoordinateNormalizationMode.class),
            Arbitraries.of(FilteringMode.class))
        .as(
            (addressing, unit, filtering) ->
                new ImageSampler(
                    addressing,
                    addressing.name().contains("REPEAT")
                        ? CoordinateNormalizationMode.NORMALIZED
                        : unit,
                    filtering));
  }

  /** Mostly in and around the image; some anywhere. */
  @Provide
  Arbitrary<float[]> coordinates() {
    Arbitrary<Float> near =
        Arbitraries.integers().between(-96, 288).map(sixteenths -> sixteenths / 16f);
    Arbitrary<Float> normalized =
        Arbitraries.integers().between(-2520, 5040).map(parts -> parts / 2520f);
    Arbitrary<Float> special =
        Arbitraries.of(
            Float.NaN,
            Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY,
            -0f,
            -Float.MIN_VALUE,
            0.99999994f,
            0x1p31f,
            -0x1p31f,
            1e30f);
    return Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(6, near),
            net.jqwik.api.Tuple.of(6, normalized),
            net.jqwik.api.Tuple.of(1, special),
            net.jqwik.api.Tuple.of(1, Arbitraries.floats()))
        .array(float[].class)
        .ofSize(3);
  }

  @Property(tries = 3_000)
  void samplesAreThoseOfTheFormulas(
      @ForAll("pictures") Picture picture,
      @ForAll("samplers") ImageSampler sampler,
      @ForAll("coordinates") float[] at) {
    Assume.that(sampler.addressing() != AddressingMode.NONE);
    ImageFormat format = picture.format();
    int w = picture.width();
    int h = picture.height();
    int d = picture.depth();
    boolean integers = format.type().integer();
    Assume.that(!integers || sampler.filtering() == FilteringMode.NEAREST);
    float u = at[0];
    float v = at[1];
    try (SampledImage1 one = SampledImage1.wrap(picture.words(w), format, sampler, w);
        SampledImage2 two = SampledImage2.wrap(picture.words(w, h), format, sampler, w, h);
        SampledImage3 three =
            SampledImage3.wrap(picture.words(w, h, d), format, sampler, w, h, d)) {
      if (integers) {
        check(one.hostAccessInts().sample(u), picture.oracle(w).sample(sampler, u));
        check(two.hostAccessInts().sample(u, v), picture.oracle(w, h).sample(sampler, u, v));
        check(
            three.hostAccessInts().sample(u, v, at[2]),
            picture.oracle(w, h, d).sample(sampler, at));
      } else {
        check(one.hostAccess().sample(u), picture.oracle(w).sample(sampler, u));
        check(two.hostAccess().sample(u, v), picture.oracle(w, h).sample(sampler, u, v));
        check(three.hostAccess().sample(u, v, at[2]), picture.oracle(w, h, d).sample(sampler, at));
      }
    }
  }

  /** The promise of {@code NONE} is kept. */
  @Property
  void noneReadsWhatClampToEdgeReads(
      @ForAll("pictures") Picture picture,
      @ForAll FilteringMode filtering,
      @ForAll @Size(2) int[] sixteenths) {
    Assume.that(!picture.format().type().integer());
    ImageSampler sampler =
        new ImageSampler(AddressingMode.NONE, CoordinateNormalizationMode.NORMALIZED, filtering);
    int w = picture.width();
    int h = picture.height();
    float u = (sixteenths[0] & 15) / 16f;
    float v = (sixteenths[1] & 15) / 16f;
    try (SampledImage2 image =
        SampledImage2.wrap(picture.words(w, h), picture.format(), sampler, w, h)) {
      check(image.hostAccess().sample(u, v), picture.oracle(w, h).sample(sampler, u, v));
    }
  }

  @Property
  void readsAreThePixels(@ForAll("pictures") Picture picture) {
    ImageFormat format = picture.format();
    int w = picture.width();
    int h = picture.height();
    int d = picture.depth();
    ImageOracle oracle = picture.oracle(w, h, d);
    try (UnsampledImage3 image = UnsampledImage3.wrap(oracle.words().clone(), format, w, h, d)) {
      IntStream.range(0, w * h * d)
          .forEach(
              i -> {
                int x = i % w;
                int y = i / w % h;
                int z = i / w / h;
                if (format.type().integer()) {
                  try (IntImageAccessor3 access = image.hostAccessInts(AccessMode.READ)) {
                    check(access.read(x, y, z), oracle.pixel(x, y, z));
                  }
                } else {
                  try (FloatImageAccessor3 access = image.hostAccess(AccessMode.READ)) {
                    check(access.read(x, y, z), oracle.pixel(x, y, z));
                  }
                }
              });
    }
  }

  private static void check(Float4 actual, double[] expected) {
    float[] floats = new float[4];
    for (int c = 0; c < floats.length; c++) {
      floats[c] = (float) expected[c];
    }
    assertThat(actual).isEqualTo(Float4.load(floats, 0));
  }

  private static void check(Int4 actual, double[] expected) {
    for (int c = 0; c < expected.length; c++) {
      assertThat(actual.get(c)).isEqualTo((int) (long) expected[c]);
    }
  }
}
