package dev.sycamore.driver;

import dev.sycamore.diagnostics.render.SourceText;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;

/** The texts of source files as javac reads them: in the encoding that its options name. */
final class CompiledTexts implements SourceText.Lookup {

  private final StandardJavaFileManager files;
  private final Map<String, Optional<SourceText>> known = new HashMap<>();

  CompiledTexts(StandardJavaFileManager files) {
    this.files = files;
  }

  @Override
  public Optional<SourceText> find(String path) {
    return known.computeIfAbsent(path, this::read);
  }

  private Optional<SourceText> read(String path) {
    for (JavaFileObject file : files.getJavaFileObjects(path)) {
      try {
        return Optional.of(new SourceText(file.getCharContent(true).toString()));
      } catch (IOException e) {
        // A place in a file that is not on disk is shown without its line.
        return Optional.empty();
      }
    }
    return Optional.empty();
  }
}
