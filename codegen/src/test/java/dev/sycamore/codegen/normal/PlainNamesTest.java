package dev.sycamore.codegen.normal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A character that a language does not have is an underscore, whatever it takes in UTF-16. */
class PlainNamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"", "plain_Name9", "a$b", "größe", "\u0394x", "\ud835\udc00$", "x-y.z", "\u007f["})
  void theRestIsUnderscores(String name) {
    assertThat(PlainNames.of(name, '_')).isEqualTo(name.replaceAll("[^A-Za-z0-9_]", "_"));
    assertThat(PlainNames.of(name, '$')).isEqualTo(name.replaceAll("[^A-Za-z0-9_$]", "_"));
  }
}
