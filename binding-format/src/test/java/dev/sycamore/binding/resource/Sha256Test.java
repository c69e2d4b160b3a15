package dev.sycamore.binding.resource;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Short and long digests are those of the JDK. */
class Sha256Test {
  private static final Random RANDOM = new Random(1);

  @Test
  void digestsOfTheStandard() {
    assertThat(Sha256.of(new byte[0]))
        .isEqualTo("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assertThat(Sha256.of("abc".getBytes(StandardCharsets.US_ASCII)))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Test
  void everyLengthOfAFewBlocksIsDigestedAsByTheJdk() {
    for (int length = 0; length <= 300; length++) {
      check(length);
    }
  }

  @Test
  void lengthsAroundTheLongestShortOneAreDigestedAsByTheJdk() {
    check(Sha256.SHORT - 1);
    check(Sha256.SHORT);
    check(Sha256.SHORT + 1);
  }

  private static void check(int length) {
    byte[] bytes = new byte[length];
    RANDOM.nextBytes(bytes);
    assertThat(Sha256.of(bytes))
        .as("of %d bytes", length)
        .isEqualTo(HexFormat.of().formatHex(Sha256.newDigest().digest(bytes)));
  }
}
