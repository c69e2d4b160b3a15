package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Sources in the folders that the user named, in the encoding of the compilation, and in jars of
 * sources, which are in UTF-8.
 */
public final class SourcePath implements SourceLookup {

  private final List<Path> roots;
  private final Supplier<Charset> encoding;
  private final Consumer<Diagnostic> problems;
  private final Set<String> unreadable = new HashSet<>();

  /** Jars stay open: there is a look for each class that a kernel names. */
  private final Map<Path, Optional<ZipFile>> jars = new HashMap<>();

  /**
   * A source path.
   *
   * @param roots folders and jars, the roots of package trees
   * @param encoding what the host compiler reads sources in; asked when a file is found
   * @param problems takes one diagnostic for each file that is there and cannot be read
   */
  public SourcePath(List<Path> roots, Supplier<Charset> encoding, Consumer<Diagnostic> problems) {
    this.roots = List.copyOf(roots);
    this.encoding = encoding;
    this.problems = problems;
  }

  @Override
  public Optional<SourceFile> sourceOf(String topLevelName) {
    String name = topLevelName.replace('.', '/') + ".java";
    for (Path root : roots) {
      if (Files.isRegularFile(root)) {
        Optional<ZipFile> jar = jars.computeIfAbsent(root, this::open);
        ZipEntry entry = jar.isEmpty() ? null : jar.get().getEntry(name);
        if (entry != null) {
          return read(root + "!/" + name, StandardCharsets.UTF_8, () -> bytes(jar.get(), entry));
        }
      } else {
        Path file = root.resolve(name);
        if (Files.isRegularFile(file)) {
          return read(file.toString(), encoding.get(), () -> Files.readAllBytes(file));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<ZipFile> open(Path jar) {
    try {
      return Optional.of(new ZipFile(jar.toFile()));
    } catch (IOException e) {
      report(jar.toString(), e.toString());
      return Optional.empty();
    }
  }

  /** What reads the content of a file. */
  @FunctionalInterface
  private interface Content {
    byte[] bytes() throws IOException;
  }

  private static byte[] bytes(ZipFile jar, ZipEntry entry) throws IOException {
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  private Optional<SourceFile> read(String file, Charset charset, Content content) {
    try {
      String text = charset.newDecoder().decode(ByteBuffer.wrap(content.bytes())).toString();
      return Optional.of(new SourceFile(file, text));
    } catch (CharacterCodingException e) {
      report(file, "it is not text in the encoding `" + charset.name() + "`");
    } catch (IOException e) {
      report(file, e.toString());
    }
    return Optional.empty();
  }

  private void report(String file, String reason) {
    if (unreadable.add(file)) {
      SourceSpan start = SourceSpan.startOf(file);
      problems.accept(
          Diagnostic.of(DiagnosticId.UNREADABLE_SOURCE_PATH, start, List.of(), file, reason));
    }
  }
}
