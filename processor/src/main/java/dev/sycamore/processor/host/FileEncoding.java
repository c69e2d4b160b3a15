package dev.sycamore.processor.host;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.util.Optional;
import javax.tools.FileObject;

/**
 * The encoding in which a file manager reads its files. No API has the value of {@code -encoding};
 * the readers of javac's files know it.
 */
final class FileEncoding {

  private FileEncoding() {}

  static Optional<Charset> of(FileObject file) throws IOException {
    try (Reader reader = file.openReader(true)) {
      return reader instanceof InputStreamReader decoder
          ? Optional.ofNullable(decoder.getEncoding()).map(Charset::forName)
          : Optional.empty();
    }
  }
}
