package dev.sycamore.backend.worker.elf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words as GNU's assembler and linker encode them. */
class ArmRelocationsTest {

  private static final long PLACE = 0x10330;

  @ParameterizedTest
  @CsvSource({
    "adrp x0 to constants before the code, 275, 90000000, 328, 90ffff80",
    "adrp x1 to its own page, 275, 90000001, 10ff8, 90000001",
    "adrp x1 to a page that is no multiple of four, 275, 90000001, 13000, f0000001",
    "'add x0, x0', 277, 91000000, 328, 910ca000",
    "'ldrb w0, [x0]', 278, 39400000, 329, 394ca400",
    "'ldrh w0, [x0]', 284, 79400000, 32a, 79465400",
    "'ldr s0, [x0]', 285, bd400000, 32c, bd432c00",
    "'ldr d0, [x0]', 286, fd400000, 328, fd419400",
    "'ldr q0, [x0]', 299, 3dc00000, 320, 3dc0c800",
    "bl forward, 283, 94000000, 11330, 94000400",
    "b backward, 282, 14000000, 10320, 17fffffc",
    "an entry of a table, 261, 0, 10320, fffffff0"
  })
  void wordsAreThoseOfTheAssembler(
      String text, int type, String word, String target, String expected) throws Exception {
    int patched =
        ArmRelocations.patched(
            type, Integer.parseUnsignedInt(word, 16), PLACE, Long.parseLong(target, 16));
    assertThat(Integer.toHexString(patched)).as(text).isEqualTo(expected);
  }

  @Test
  void whatCannotBeEncodedIsRefused() {
    assertThatThrownBy(() -> ArmRelocations.patched(299, 0x3dc00000, PLACE, 0x328))
        .isInstanceOf(UnsupportedElfException.class)
        .hasMessageContaining("not aligned");
    assertThatThrownBy(() -> ArmRelocations.patched(283, 0x94000000, PLACE, PLACE + (1 << 28)))
        .isInstanceOf(UnsupportedElfException.class)
        .hasMessageContaining("too far");
    assertThatThrownBy(() -> ArmRelocations.patched(311, 0x90000000, PLACE, PLACE))
        .isInstanceOf(UnsupportedElfException.class)
        .hasMessageContaining("not relative to the code");
  }
}
