package dev.sycamore.binding.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.TextFileException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/** What is written is read again, and nothing else is. */
@Tag("module")
class ImageDescriptorFormatTest {

  private static final String NAME = "META-INF/sycamore/p/Unit.images";

  @Property(tries = 500)
  void whatIsWrittenIsRead(@ForAll("descriptors") ImageDescriptor written)
      throws TextFileException {
    assertThat(ImageDescriptor.parse(NAME, written.bytes())).isEqualTo(written);
  }

  @Property(tries = 3000)
  void damagedDescriptorsAreRefused(
      @ForAll("descriptors") ImageDescriptor written,
      @ForAll("places") int place,
      @ForAll boolean cut) {
    byte[] bytes = written.bytes();
    if (cut) {
      bytes = Arrays.copyOf(bytes, place % bytes.length);
    } else {
      bytes[place / 8 % bytes.length] ^= (byte) (1 << place % 8);
    }
    assertRefused(bytes);
  }

  @Property(tries = 1000)
  void garbageIsRefused(@ForAll byte[] bytes) {
    assertRefused(bytes);
  }

  /** Lines that could be in a descriptor, and a digest that is right. */
  @Property(tries = 3000)
  void descriptorsOfNonsenseAreRefusedOrRead(@ForAll("nonsense") String body) {
    String text = body + "sha256 " + Sha256.of(utf8(body)) + "\n";
    Throwable refused = catchThrowable(() -> ImageDescriptor.parse(NAME, utf8(text)));
    if (refused != null) {
      assertPlaced(refused);
    }
  }

  private static void assertRefused(byte[] bytes) {
    assertPlaced(catchThrowable(() -> ImageDescriptor.parse(NAME, bytes)));
  }

  private static void assertPlaced(Throwable thrown) {
    assertThat(thrown).isInstanceOf(TextFileException.class);
    assertThat(thrown.getMessage()).matches(NAME + ":\\d+:\\d+: error: [^\\p{Cntrl}]+");
  }

  /** No name that leads elsewhere is read, and all others are. */
  @Property(tries = 1000)
  void namesThatLeadElsewhereAreRefused(@ForAll("names") String name) {
    String digest = "0".repeat(64);
    String body =
        "sycamore-images 1\nunit p.Unit\nimages 1\nimage PTX t 0 "
            + digest
            + " "
            + name
            + "\nkernels 0\nproperties 0\n";
    byte[] bytes = utf8(body + "sha256 " + Sha256.of(utf8(body)) + "\n");
    Throwable refused = catchThrowable(() -> ImageDescriptor.parse(NAME, bytes));
    if (ResourcePaths.isValid(name) && name.startsWith(UnitResources.FOLDER)) {
      assertThat(refused).isNull();
    } else {
      assertThat(refused).hasMessageContaining(NAME + ":4:1: error: ");
    }
  }

  @Provide
  Arbitrary<String> names() {
    Arbitrary<String> parts =
        Arbitraries.of("META-INF", "sycamore", "..", ".", "", "a", "b.c", "C:");
    Arbitrary<String> paths = parts.list().ofMaxSize(5).map(list -> String.join("/", list));
    return Combinators.combine(Arbitraries.of("", "/", UnitResources.FOLDER, "\\"), paths)
        .as((a, b) -> a + b)
        .filter(name -> !name.isEmpty());
  }

  /** The version comes first: all that follows may be another format. */
  @Example
  void anotherVersionIsAFailureOfItsOwn() {
    byte[] bytes = utf8("sycamore-images 2\nwhatever\u0000\n");
    assertThatThrownBy(() -> ImageDescriptor.parse(NAME, bytes))
        .isInstanceOfSatisfying(
            DescriptorVersionException.class, e -> assertThat(e.version()).isEqualTo("2"))
        .hasMessage(NAME + ":1:17: error: a descriptor of version `2`, and this release reads 1");
  }

  @Example
  void aDescriptorThatIsTooLargeIsRefused() {
    byte[] bytes = new byte[ImageDescriptor.MOST_BYTES + 1];
    assertThatThrownBy(() -> ImageDescriptor.parse(NAME, bytes))
        .hasMessage(NAME + ": error: cannot be read: larger than 16 MiB");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Provide
  Arbitrary<Integer> places() {
    return Arbitraries.integers().between(0, 1 << 20);
  }

  @Provide
  Arbitrary<ImageDescriptor> descriptors() {
    Arbitrary<String> units = words().filter(w -> ResourcePaths.isValid(UnitResources.images(w)));
    return Combinators.combine(units, images().list().ofMaxSize(4)).as(ImageDescriptor::new);
  }

  private static Arbitrary<String> words() {
    return Arbitraries.strings().withChars("aZ09_/.=\"ä[]|").ofMaxLength(8).map(w -> "w" + w);
  }

  private static Arbitrary<ImageEntry> images() {
    return Combinators.combine(
            Arbitraries.of(ImageKind.values()),
            words(),
            Arbitraries.bytes().array(byte[].class).ofMaxSize(20),
            Combinators.combine(words(), words())
                .as((a, b) -> UnitResources.FOLDER + a + " " + b)
                .filter(ResourcePaths::isValid),
            // Like words that structure descriptors, too.
            Arbitraries.oneOf(words(), words().map(w -> "image " + w), words().map(w -> "[" + w))
                .set()
                .ofMaxSize(3),
            properties().optional())
        .as(ImageEntry::of);
  }

  private static Arbitrary<PropertySets> properties() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 50).set().ofMaxSize(4),
            words(),
            Arbitraries.of(Dialect.values()))
        .as(
            (aspects, key, dialect) ->
                PropertySets.builder()
                    .putAll(
                        PropertyCategory.DEVICE_REQUIREMENTS,
                        new DeviceRequirements(
                                new TreeSet<>(aspects),
                                Optional.empty(),
                                new TreeSet<>(),
                                List.of())
                            .properties(dialect))
                    .put("SYCL/other", "sha256 " + key.replace("=", ""), PropertyValue.number(1))
                    .build());
  }

  @Provide
  Arbitrary<String> nonsense() {
    String digest = "0".repeat(64);
    return Arbitraries.of(
            "unit p.Unit\n",
            "images 1\n",
            "images 0\n",
            "images 99999999999999999999\n",
            "image SPIRV t 1 " + digest + " r\n",
            "image NONE t 1 " + digest + " r\n",
            "image SPIRV t -1 " + digest + " r\n",
            "image SPIRV t\n",
            "kernels 1\n",
            "kernels 0\n",
            "kernels -1\n",
            "kernels 2147483647\n",
            "k\n",
            "properties 0\n",
            "properties 2\n",
            "[SYCL/device requirements]\n",
            "aspect=2|gAAAAAAAAAQAAAAA\n",
            "aspect=2|!\n",
            "aspect=1|5\n",
            "aspect=2|\n",
            "\n",
            "\r\n",
            "\u0000")
        .list()
        .ofMaxSize(9)
        .map(lines -> "sycamore-images 1\nunit p.Unit\n" + String.join("", lines));
  }
}
