package dev.sycamore.eclipse;

import java.io.ByteArrayOutputStream;
import java.io.FileNotFoundException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.eclipse.jdt.internal.compiler.batch.CompilationUnit;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;

/** Hands generated sources to the compiler, and drops everything else. */
final class MemoryFiler implements Filer {
  private final Consumer<ICompilationUnit> sources;

  /**
   * @param sources takes the generated sources
   */
  MemoryFiler(Consumer<ICompilationUnit> sources) {
    this.sources = sources;
  }

  @Override
  public JavaFileObject createSourceFile(CharSequence name, Element... origins) {
    return new Output(
        name.toString(),
        JavaFileObject.Kind.SOURCE,
        text ->
            sources.accept(
                new CompilationUnit(
                    text.toCharArray(),
                    name.toString().replace('.', '/') + ".java",
                    StandardCharsets.UTF_8.name())));
  }

  @Override
  public JavaFileObject createClassFile(CharSequence name, Element... origins) {
    return new Output(name.toString(), JavaFileObject.Kind.CLASS, text -> {});
  }

  @Override
  public FileObject createResource(
      JavaFileManager.Location location, CharSequence pkg, CharSequence name, Element... origins) {
    return new Output(name.toString(), JavaFileObject.Kind.OTHER, text -> {});
  }

  @Override
  public FileObject getResource(
      JavaFileManager.Location location, CharSequence pkg, CharSequence name)
      throws FileNotFoundException {
    throw new FileNotFoundException(name.toString());
  }

  private static final class Output extends SimpleJavaFileObject {
    private final Consumer<String> whenClosed;

    Output(String name, Kind kind, Consumer<String> whenClosed) {
      super(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind);
      this.whenClosed = whenClosed;
    }

    @Override
    public OutputStream openOutputStream() {
      return new ByteArrayOutputStream() {
        private boolean closed;

        @Override
        public void close() {
          if (!closed) {
            closed = true;
            whenClosed.accept(toString(StandardCharsets.UTF_8));
          }
        }
      };
    }
  }
}
