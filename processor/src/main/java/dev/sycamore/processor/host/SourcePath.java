package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.outliner.host.SourceFile;
import dev.sycamore.outliner.host.SourceLookup;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Sources in the folders that the user named, in the encoding of the compilation. */
public final class SourcePath implements SourceLookup {

  private final List<Path> folders;
  private final Supplier<Charset> encoding;
  private final Consumer<Diagnostic> problems;
  private final Set<Path> unreadable = new HashSet<>();

  /**
   * A source path.
   *
   * @param folders roots of package trees
   * @param encoding what the host compiler reads sources in; asked when a file is found
   * @param problems takes one diagnostic for each file that is there and cannot be read
   */
  public SourcePath(List<Path> folders, Supplier<Charset> encoding, Consumer<Diagnostic> problems) {
    this.folders = List.copyOf(folders);
    this.encoding = encoding;
    this.problems = problems;
  }

  @Override
  public Optional<SourceFile> sourceOf(String topLevelName) {
    for (Path folder : folders) {
      Path file = folder.resolve(topLevelName.replace('.', '/') + ".java");
      if (Files.isRegularFile(file)) {
        return read(file);
      }
    }
    return Optional.empty();
  }

  private Optional<SourceFile> read(Path file) {
    Charset charset = encoding.get();
    try {
      return Optional.of(new SourceFile(file.toString(), Files.readString(file, charset)));
    } catch (CharacterCodingException e) {
      report(file, "it is not text in the encoding `" + charset.name() + "`");
    } catch (IOException e) {
      report(file, e.toString());
    }
    return Optional.empty();
  }

  private void report(Path file, String reason) {
    if (unreadable.add(file)) {
      SourceSpan start = SourceSpan.startOf(file.toString());
      problems.accept(Diagnostic.of(DiagnosticId.SYC4005, start, List.of(), file, reason));
    }
  }
}
