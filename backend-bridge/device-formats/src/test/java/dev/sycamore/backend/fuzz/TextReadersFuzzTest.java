package dev.sycamore.backend.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.images.UnitImages;
import dev.sycamore.backend.properties.PropertyFile;
import dev.sycamore.backend.table.FileTable;
import dev.sycamore.backend.text.TextFileException;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * Text files of other stages, damaged: read as what is in them, or refused with their own error.
 * {@code -Djqwik.tries.default=1000000} makes a longer run of this and the other fuzz tests.
 */
class TextReadersFuzzTest {

  @Provide
  Arbitrary<byte[]> tables() {
    return Damage.of(Damage.corpus("tables"));
  }

  @Provide
  Arbitrary<byte[]> properties() {
    return Damage.of(Damage.corpus("properties"));
  }

  @Provide
  Arbitrary<byte[]> descriptors() {
    return Damage.of(Damage.corpus("descriptors"));
  }

  @Property
  void tables(@ForAll("tables") byte[] file) {
    Reading.check(
        file,
        TextFileException.class,
        bytes -> {
          FileTable table = FileTable.parse("f", bytes);
          assertThat(FileTable.parse("f", table.bytes())).isEqualTo(table);
        });
  }

  @Property
  void properties(@ForAll("properties") byte[] file) {
    Reading.check(
        file,
        TextFileException.class,
        bytes -> {
          PropertyFile properties = PropertyFile.parse("f", bytes);
          assertThat(PropertyFile.parse("f", properties.sets().bytes()).sets())
              .isEqualTo(properties.sets());
          properties.requirements();
        });
  }

  @Property
  void descriptors(@ForAll("descriptors") byte[] file) {
    Reading.check(
        file,
        TextFileException.class,
        bytes -> assertThat(UnitImages.parse("f", bytes).bytes()).isEqualTo(bytes));
  }

  /** The same with the digest that is right for the damaged text. */
  @Property
  void descriptorsMadeByHand(@ForAll("descriptors") byte[] file) {
    Reading.check(
        DescriptorDigest.corrected(file),
        TextFileException.class,
        bytes -> assertThat(UnitImages.parse("f", bytes).bytes()).isEqualTo(bytes));
  }
}
