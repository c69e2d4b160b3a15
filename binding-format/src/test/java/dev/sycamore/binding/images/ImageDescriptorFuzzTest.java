package dev.sycamore.binding.images;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.Size;

/**
 * Descriptors that nobody wrote. The corpus holds descriptors that are read, {@code good-*}, and
 * such that once were or might be read wrongly, {@code bad-*}; every one is also damaged at random.
 */
@Tag("module")
class ImageDescriptorFuzzTest {
  private static final int LONGEST_MESSAGE = 400;

  private static final SortedMap<String, byte[]> CORPUS = Damage.files("descriptors");

  /** The descriptor; nothing if it is refused as it should be. */
  private static Optional<ImageDescriptor> read(byte[] bytes) {
    try {
      return Optional.of(ImageDescriptor.parse("a/B.images", bytes));
    } catch (TextFileException e) {
      assertThat(e.getMessage())
          .matches("a/B.images:\\d+:\\d+: error: [^\\p{Cntrl}]+")
          .hasSizeLessThan(LONGEST_MESSAGE);
      return Optional.empty();
    }
  }

  @Provide
  Arbitrary<byte[]> inCorpus() {
    return Arbitraries.of(CORPUS.values());
  }

  @Provide
  Arbitrary<byte[]> damaged() {
    return Damage.of(List.copyOf(CORPUS.values()));
  }

  @Example
  void theCorpusIsReadOrRefused() {
    assertThat(CORPUS).hasSizeGreaterThan(20);
    CORPUS.forEach(
        (name, bytes) ->
            assertThat(read(bytes).isPresent()).as(name).isEqualTo(name.startsWith("good-")));
    assertThat(read(CORPUS.get("good-one.images")).orElseThrow().images())
        .singleElement()
        .satisfies(
            image -> {
              assertThat(image.size()).isEqualTo(12);
              assertThat(image.kernels()).containsExactly("a_B_k", "a_B_l");
              assertThat(image.requirements().aspects()).containsExactly(5, 6);
            });
  }

  @Property
  void aDescriptorThatIsCutOffIsRefused(@ForAll("inCorpus") byte[] bytes, @ForAll int cut) {
    if (bytes.length > 0) {
      byte[] part = Arrays.copyOf(bytes, Math.floorMod(cut, bytes.length));
      assertThat(read(part)).isEmpty();
    }
  }

  @Property
  void aDescriptorWithAChangedBitIsRefused(
      @ForAll("inCorpus") byte[] bytes, @ForAll int at, @ForAll int bit) {
    if (bytes.length > 0) {
      byte[] changed = bytes.clone();
      changed[Math.floorMod(at, bytes.length)] ^= (byte) (1 << Math.floorMod(bit, Byte.SIZE));
      assertThat(read(changed)).isEmpty();
    }
  }

  @Property
  void bytesAreReadOrRefused(@ForAll @Size(max = 300) byte[] bytes) {
    assertThat(read(bytes)).isEmpty();
  }

  /** What is read has one text: the bytes that were read. */
  @Property
  void damagedDescriptorsAreReadOrRefused(@ForAll("damaged") byte[] file) {
    Reading.check(
        file,
        TextFileException.class,
        bytes -> assertThat(ImageDescriptor.parse("f", bytes).bytes()).isEqualTo(bytes));
  }

  /** The same with the digest that is right for the damaged text. */
  @Property
  void descriptorsMadeByHandAreReadOrRefused(@ForAll("damaged") byte[] file) {
    damagedDescriptorsAreReadOrRefused(DescriptorDigest.corrected(file));
  }

  /** Lines of descriptors in any order, with numbers of any size, and the right digest. */
  @Provide
  Arbitrary<String> lines() {
    Arbitrary<String> words =
        Arbitraries.of(
            "unit a.B",
            "[SYCL/device requirements]",
            "kernels",
            "image NATIVE_CPU x86_64",
            "aspect=2|",
            "");
    Arbitrary<String> numbers = Arbitraries.longs().map(String::valueOf);
    Arbitrary<String> counts =
        Combinators.combine(
                Arbitraries.of("images ", "kernels ", "properties "),
                Arbitraries.oneOf(
                    numbers, Arbitraries.integers().between(0, 3).map(String::valueOf)))
            .as(String::concat);
    Arbitrary<String> images =
        Combinators.combine(
                Arbitraries.of(ImageKind.values()).map(Enum::name),
                Arbitraries.oneOf(numbers, Arbitraries.just("7")),
                Arbitraries.of("0".repeat(64), "x"),
                Arbitraries.oneOf(
                    Arbitraries.strings().ofMaxLength(8),
                    Arbitraries.of("META-INF/sycamore/b.cl", "a/b.cl", "../b")))
            .as(
                (kind, size, digest, name) ->
                    "image " + kind + " t " + size + " " + digest + " " + name);
    Arbitrary<String> properties =
        Arbitraries.strings().ofMaxLength(20).map(value -> "aspects=2|" + value);
    return Arbitraries.oneOf(words, counts, images, properties)
        .list()
        .ofMaxSize(12)
        .map(lines -> String.join("\n", lines));
  }

  @Property
  void linesAreReadOrRefused(@ForAll("lines") String lines) {
    String text = "sycamore-images 1\nunit a.B\n" + lines + "\n";
    String signed = text + "sha256 " + Sha256.of(text.getBytes(UTF_8)) + "\n";
    read(signed.getBytes(UTF_8))
        .ifPresent(
            descriptor -> {
              assertThat(descriptor.text()).isEqualTo(signed);
              for (ImageEntry image : descriptor.images()) {
                assertThat(image.size()).isBetween(0L, (long) ImageEntry.MOST_BYTES);
                assertThat(List.of(image.resource().split("/", -1))).doesNotContain("", ".", "..");
              }
            });
  }
}
