package dev.sycamore.backend.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.text.TextFileException;
import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * File tables of other stages, damaged: read as what is in them, or refused with their own error.
 * {@code -Djqwik.tries.default=1000000} makes a longer run of this and the other fuzz tests.
 */
class TableFuzzTest {

  @Provide
  Arbitrary<byte[]> tables() {
    return Damage.of(Damage.corpus("tables"));
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
}
