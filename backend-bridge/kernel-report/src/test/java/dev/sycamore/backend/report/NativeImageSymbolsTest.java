package dev.sycamore.backend.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NativeImageSymbolsTest {

  @Test
  void whatIsNoLibraryHasNoSymbols() {
    assertThat(NativeImageSymbols.of(new byte[0]).number("k.stack")).isEmpty();
    assertThat(
            NativeImageSymbols.of(
                    "; text, and longer than a header of ELF needs to be, by far"
                        .getBytes(StandardCharsets.UTF_8))
                .text("k"))
        .isEmpty();
  }

  @Test
  void damagedHeadersAreNoLibraries() {
    Random random = new Random(7);
    for (int i = 0; i < 2000; i++) {
      byte[] bytes = new byte[64 + random.nextInt(512)];
      random.nextBytes(bytes);
      byte[] start = {0x7F, 'E', 'L', 'F', 2, 1, 1};
      System.arraycopy(start, 0, bytes, 0, start.length);
      if (i % 2 == 0) {
        // Sections that begin in the file, with small numbers.
        Arrays.fill(bytes, 40, 48, (byte) 0);
        bytes[40] = 64;
        bytes[60] = 3;
        bytes[61] = 0;
        bytes[Math.min(bytes.length - 1, 68)] = 11;
      }
      assertThatCode(() -> NativeImageSymbols.of(bytes)).doesNotThrowAnyException();
    }
  }
}
