package dev.sycamore.processor.host;

import dev.sycamore.outliner.SourceFile;
import dev.sycamore.outliner.SourceLookup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Sources in the folders that the user named.
 *
 * @param folders roots of package trees; files in UTF-8
 */
public record SourcePath(List<Path> folders) implements SourceLookup {

  public SourcePath {
    folders = List.copyOf(folders);
  }

  @Override
  public Optional<SourceFile> sourceOf(String topLevelName) {
    for (Path folder : folders) {
      Path file = folder.resolve(topLevelName.replace('.', '/') + ".java");
      if (Files.isRegularFile(file)) {
        try {
          return Optional.of(
              new SourceFile(file.toString(), Files.readString(file, StandardCharsets.UTF_8)));
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
    return Optional.empty();
  }
}
