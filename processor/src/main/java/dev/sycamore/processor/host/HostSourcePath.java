package dev.sycamore.processor.host;

import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.util.Optional;
import javax.annotation.processing.Filer;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * Sources on the source path of the host compiler ({@code -sourcepath}, which Maven always passes).
 * For a class whose class file is newer than its source the host compiler does not read the source.
 */
public final class HostSourcePath implements SourceLookup {

  private final Filer filer;

  public HostSourcePath(Filer filer) {
    this.filer = filer;
  }

  @Override
  public Optional<SourceFile> sourceOf(String topLevelName) {
    int dot = topLevelName.lastIndexOf('.');
    String packageName = topLevelName.substring(0, Math.max(dot, 0));
    try {
      FileObject file =
          filer.getResource(
              StandardLocation.SOURCE_PATH, packageName, topLevelName.substring(dot + 1) + ".java");
      return Optional.of(new SourceFile(file.getName(), file.getCharContent(true).toString()));
    } catch (IOException | IllegalArgumentException | UnsupportedOperationException e) {
      // Not there, or the host compiler has no source path.
      return Optional.empty();
    }
  }
}
