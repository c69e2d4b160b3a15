package dev.sycamore.binding.properties;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Property files, damaged: read as what is in them, or refused with their own error. */
class PropertyFuzzTest {

  @Provide
  Arbitrary<byte[]> properties() {
    return Damage.of(Damage.corpus("properties"));
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
}
