package dev.sycamore.diagnostics.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Expected texts; {@code -Dupdate.goldens=true} writes them anew. */
final class Goldens {

  private Goldens() {}

  static void check(String name, String text) {
    check(Path.of("src/test/resources/rendering", name), text);
  }

  static void check(Path golden, String text) {
    try {
      if (Boolean.getBoolean("update.goldens")) {
        Files.writeString(golden, text);
      }
      assertThat(text).isEqualTo(Files.readString(golden));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
