package dev.sycamore.runtime.images;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.SycamoreException;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/**
 * Descriptors that nobody wrote. The corpus holds descriptors that are read, {@code good-*}, and
 * such that once were or might be read wrongly, {@code bad-*}; every one is also damaged at random.
 */
class DescriptorReaderFuzzTest {
  private static final String UNIT = "a.B";
  private static final int LONGEST_MESSAGE = 400;

  /** By file name. */
  private static final SortedMap<String, byte[]> CORPUS = corpus();

  private static SortedMap<String, byte[]> corpus() {
    SortedMap<String, byte[]> corpus = new TreeMap<>();
    try {
      Path folder =
          Path.of(DescriptorReaderFuzzTest.class.getResource("/corpus/descriptors").toURI());
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          corpus.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
    return corpus;
  }

  /** The images; nothing if the descriptor is refused as it should be. */
  private static Optional<List<KernelImage>> read(byte[] bytes) {
    try {
      return Optional.of(DescriptorReader.read("a/B.images", UNIT, bytes));
    } catch (SycamoreException e) {
      assertThat(e).hasMessageContaining("a/B.images");
      assertThat(e.getMessage()).hasSizeLessThan(LONGEST_MESSAGE);
      return Optional.empty();
    }
  }

  @Provide
  Arbitrary<byte[]> inCorpus() {
    return Arbitraries.of(CORPUS.values());
  }

  @Example
  void theCorpusIsReadOrRefused() {
    assertThat(CORPUS).hasSizeGreaterThan(20);
    CORPUS.forEach(
        (name, bytes) ->
            assertThat(read(bytes).isPresent()).as(name).isEqualTo(name.startsWith("good-")));
    assertThat(read(CORPUS.get("good-one.images")).orElseThrow())
        .singleElement()
        .satisfies(
            image -> {
              assertThat(image.size()).isEqualTo(12);
              assertThat(image.kernels()).containsExactlyInAnyOrder("a_B_k", "a_B_l");
              assertThat(image.aspects()).containsExactlyInAnyOrder(5, 6);
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
                    Arbitraries.strings().ofMaxLength(8), Arbitraries.of("a/b.cl", "../b")))
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
            images -> {
              for (KernelImage image : images) {
                assertThat(image.size()).isBetween(0L, DescriptorReader.MOST_IMAGE_BYTES);
                assertThat(List.of(image.resource().split("/", -1))).doesNotContain("", ".", "..");
              }
            });
  }

  @Property
  void propertyValuesAreNumbersOrRefused(@ForAll String value, @ForAll boolean typed) {
    try {
      assertThat(PropertyNumbers.of((typed ? "2|" : "") + value)).isNotNull();
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageContaining(value);
    }
  }
}
