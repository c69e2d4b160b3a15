package dev.sycamore.testsupport;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Expected texts in files. {@code -Dtest.jvm.args=-Dupdate.goldens=true} writes them anew; the
 * difference is then reviewed as part of the change.
 */
public final class Goldens {

  private static final String UPDATE = "update.goldens";

  private Goldens() {}

  /** Fails unless {@code text} is what the file contains. */
  public static void check(Path golden, String text) {
    try {
      if (Boolean.getBoolean(UPDATE)) {
        Files.createDirectories(golden.toAbsolutePath().getParent());
        Files.writeString(golden, text);
      }
      assertThat(golden).as("write it with -D" + UPDATE + "=true").exists();
      assertThat(text).as("%s", golden).isEqualTo(Files.readString(golden));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
