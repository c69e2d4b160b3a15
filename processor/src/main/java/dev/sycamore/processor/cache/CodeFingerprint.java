package dev.sycamore.processor.cache;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells the code of a compiler from that of another version, by its jars. */
public final class CodeFingerprint {

  private CodeFingerprint() {}

  /**
   * That of the jars that hold these classes, and of other jars; nothing if one of them is not a
   * file: classes in folders change while somebody works on them.
   */
  public static Optional<String> of(List<Class<?>> classes, List<Path> others) throws IOException {
    Set<Path> files = new LinkedHashSet<>();
    for (Class<?> type : classes) {
      CodeSource source = type.getProtectionDomain().getCodeSource();
      if (source == null || source.getLocation() == null) {
        return Optional.empty();
      }
      try {
        files.add(Path.of(source.getLocation().toURI()));
      } catch (URISyntaxException | IllegalArgumentException e) {
        return Optional.empty();
      }
    }
    files.addAll(others);
    StringBuilder text = new StringBuilder();
    for (Path file : files) {
      if (!Files.isRegularFile(file)) {
        return Optional.empty();
      }
      text.append(Fingerprint.of(file)).append(' ');
    }
    return Optional.of(text.toString());
  }
}
