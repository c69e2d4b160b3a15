package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic.Kind;
import javax.tools.JavaFileObject;

/**
 * A host compiler that is known by the standard API only. {@code Elements.getFileObjectOf} gives
 * the source, from Java 18 on.
 */
final class StandardHost implements HostCompiler {

  private final Elements elements;
  private Optional<Charset> encoding = Optional.empty();

  StandardHost(Elements elements) {
    this.elements = elements;
  }

  @Override
  public Optional<SourceFile> sourceOf(TypeElement topLevel) {
    try {
      // By reflection: this project is compiled for Java 17.
      Object file =
          Elements.class.getMethod("getFileObjectOf", Element.class).invoke(elements, topLevel);
      if (file instanceof JavaFileObject source && source.getKind() == JavaFileObject.Kind.SOURCE) {
        if (encoding.isEmpty()) {
          encoding = FileEncoding.of(source);
        }
        String text = source.getCharContent(true).toString();
        return Optional.of(new SourceFile(source.getName(), text));
      }
      return Optional.empty();
    } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean print(Kind kind, String text, TypeElement topLevel, SourceSpan at) {
    return false;
  }

  @Override
  public boolean printLater(LaterError error) {
    return false;
  }

  @Override
  public Optional<Charset> encoding() {
    return encoding;
  }

  @Override
  public boolean trace(TypeElement topLevel, Consumer<List<CompiledMethod>> action) {
    return false;
  }

  /** Compilers that are not javac mostly use javac's front end. */
  @Override
  public HostDialect dialect() {
    return HostDialect.ofJavac(Runtime.version().feature());
  }
}
