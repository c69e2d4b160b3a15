package dev.sycamore.runtime.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.sycamore.DeviceException;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.backend.images.ImageEntry;
import dev.sycamore.backend.images.UnitImages;
import dev.sycamore.backend.properties.DeviceRequirements;
import dev.sycamore.backend.properties.PropertyCategory;
import dev.sycamore.backend.properties.PropertySets;
import dev.sycamore.backend.properties.PropertyValue;
import dev.sycamore.backend.target.Dialect;
import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.binding.resource.UnitResources;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What the device build writes, and what the runtime and the device build read. */
class DescriptorFormatTest {

  private static final String NAME = "META-INF/sycamore/p/Unit.images";

  @Property(tries = 500)
  void whatTheDeviceBuildWritesTheRuntimeReads(@ForAll("descriptors") UnitImages written)
      throws TextFileException {
    assertThat(UnitImages.parse(NAME, written.bytes())).isEqualTo(written);

    List<KernelImage> read = DescriptorReader.read(NAME, written.unit(), written.bytes());

    assertThat(read).hasSameSizeAs(written.images());
    for (int i = 0; i < read.size(); i++) {
      ImageEntry entry = written.images().get(i);
      KernelImage image = read.get(i);
      assertThat(image.kind().name()).isEqualTo(entry.kind().name());
      assertThat(image.target()).isEqualTo(entry.target());
      assertThat(image.size()).isEqualTo(entry.size());
      assertThat(image.sha256()).isEqualTo(entry.sha256());
      assertThat(image.resource()).isEqualTo(entry.resource());
      assertThat(image.kernels()).containsExactlyInAnyOrderElementsOf(entry.kernels());
      assertThat(image.aspects()).isEqualTo(aspects(entry));
    }
  }

  private static Set<Integer> aspects(ImageEntry entry) {
    return entry
        .properties()
        .flatMap(sets -> sets.find(PropertyCategory.DEVICE_REQUIREMENTS))
        .map(
            set -> {
              try {
                return DeviceRequirements.of(set).aspects();
              } catch (DeviceRequirements.InvalidException e) {
                throw new AssertionError(e);
              }
            })
        .orElseGet(TreeSet::new);
  }

  @Property(tries = 3000)
  void damagedDescriptorsAreRefused(
      @ForAll("descriptors") UnitImages written, @ForAll("places") int place, @ForAll boolean cut) {
    byte[] bytes = written.bytes();
    if (cut) {
      bytes = Arrays.copyOf(bytes, place % bytes.length);
    } else {
      bytes[place / 8 % bytes.length] ^= (byte) (1 << place % 8);
    }
    assertRefused(written.unit(), bytes);
  }

  @Property(tries = 1000)
  void garbageIsRefused(@ForAll byte[] bytes) {
    assertRefused("p.Unit", bytes);
  }

  /** Lines that could be in a descriptor, and a digest that is right. */
  @Property(tries = 3000)
  void descriptorsOfNonsenseAreRefusedOrRead(@ForAll("nonsense") String body) {
    String text = body + "sha256 " + Sha256.of(utf8(body)) + "\n";
    Throwable thrown = catchThrowable(() -> DescriptorReader.read(NAME, "p.Unit", utf8(text)));
    if (thrown != null) {
      assertClear(thrown);
    }
    Throwable refused = catchThrowable(() -> UnitImages.parse(NAME, utf8(text)));
    if (refused != null) {
      assertPlaced(refused);
      return;
    }
    assertThat(thrown).as(text).isNull();
  }

  private static void assertRefused(String unit, byte[] bytes) {
    assertClear(catchThrowable(() -> DescriptorReader.read(NAME, unit, bytes)));
    assertPlaced(catchThrowable(() -> UnitImages.parse(NAME, bytes)));
  }

  private static void assertClear(Throwable thrown) {
    assertThat(thrown)
        .isInstanceOfAny(DeviceException.class, KernelNotSupportedException.class)
        .hasMessageContaining("the descriptor of images " + NAME);
  }

  private static void assertPlaced(Throwable thrown) {
    assertThat(thrown).isInstanceOf(TextFileException.class);
    assertThat(thrown.getMessage()).matches(NAME + ":\\d+:\\d+: error: [^\\p{Cntrl}]+");
  }

  /** Neither reader takes a name that leads elsewhere, and both take the others. */
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
    Throwable atRunTime = catchThrowable(() -> DescriptorReader.read(NAME, "p.Unit", bytes));
    Throwable atBuildTime = catchThrowable(() -> UnitImages.parse(NAME, bytes));
    if (ResourcePaths.isValid(name) && name.startsWith(UnitResources.FOLDER)) {
      assertThat(atRunTime).isNull();
      assertThat(atBuildTime).isNull();
    } else {
      assertClear(atRunTime);
      assertThat(atBuildTime).hasMessageContaining(NAME + ":4:1: error: ");
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

  @Example
  void anotherVersionSaysWhatToDo() {
    byte[] bytes = utf8("sycamore-images 2\nwhatever\n");
    assertThatThrownBy(() -> DescriptorReader.read(NAME, "p.Unit", bytes))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("has version 2, this runtime reads version 1")
        .hasMessageContaining("compile its unit again");
    assertThatThrownBy(() -> UnitImages.parse(NAME, bytes))
        .hasMessage(NAME + ":1:17: error: a descriptor of version `2`, and this release reads 1");
  }

  @Example
  void theDescriptorOfAnotherUnitIsRefused() {
    byte[] bytes = new UnitImages("p.Other", List.of()).bytes();
    assertThatThrownBy(() -> DescriptorReader.read(NAME, "p.Unit", bytes))
        .isInstanceOf(DeviceException.class)
        .hasMessageContaining("it is of the unit p.Other, not of p.Unit");
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Provide
  Arbitrary<Integer> places() {
    return Arbitraries.integers().between(0, 1 << 20);
  }

  @Provide
  Arbitrary<UnitImages> descriptors() {
    Arbitrary<String> units = words().filter(w -> ResourcePaths.isValid(UnitResources.images(w)));
    return Combinators.combine(units, images().list().ofMaxSize(4)).as(UnitImages::new);
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
