package dev.sycamore.header;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares text with the files under {@code src/test/resources/goldens}. {@code mvn test
 * -Dupdate.goldens=true} writes them anew; the difference is then reviewed as part of the change.
 */
final class Goldens {

  private static final Path FOLDER = Path.of("src", "test", "resources", "goldens");

  private Goldens() {}

  static void check(String name, String text) throws IOException {
    Path golden = FOLDER.resolve(name);
    if (Boolean.getBoolean("update.goldens")) {
      Files.createDirectories(golden.getParent());
      Files.writeString(golden, text);
    }
    assertThat(golden).as("write it with -Dupdate.goldens=true").exists();
    assertThat(text).isEqualTo(Files.readString(golden));
  }
}
