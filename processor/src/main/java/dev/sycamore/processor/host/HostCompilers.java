package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.text.SourceFile;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/** Recognises the host compiler. */
public final class HostCompilers {

  private HostCompilers() {}

  /**
   * The host compiler of {@code environment}, wrapped or not. Where its own ways to a source fail,
   * the standard one is tried.
   */
  public static HostCompiler of(ProcessingEnvironment environment) {
    ProcessingEnvironment host = Unwrapping.unwrap(environment);
    StandardHost standard = new StandardHost(host.getElementUtils());
    HostCompiler own = standard;
    if (Unwrapping.isJavacs(host)) {
      own = new JavacHost(host);
    } else if (Unwrapping.isEclipses(host)) {
      own = new EclipseHost(host);
    }
    return new WithFallback(own, standard);
  }

  private record WithFallback(HostCompiler own, HostCompiler standard) implements HostCompiler {

    @Override
    public Optional<SourceFile> sourceOf(TypeElement topLevel) {
      return own.sourceOf(topLevel).or(() -> standard.sourceOf(topLevel));
    }

    @Override
    public boolean isClassFile(TypeElement topLevel) {
      return own.isClassFile(topLevel);
    }

    @Override
    public Optional<TreeConversion> conversionOf(SourceFile file, TypeElement topLevel) {
      return own.conversionOf(file, topLevel);
    }

    @Override
    public Optional<DeclaredNames> declaredNames(TypeElement topLevel) {
      return own.declaredNames(topLevel);
    }

    @Override
    public boolean waitAtEnd(Runnable end) {
      return own.waitAtEnd(end);
    }

    @Override
    public boolean print(Kind kind, String text, TypeElement topLevel, SourceSpan at) {
      return own.print(kind, text, topLevel, at);
    }

    @Override
    public boolean printLater(LaterError error) {
      return own.printLater(error);
    }

    @Override
    public boolean runLater(Runnable action) {
      return own.runLater(action);
    }

    @Override
    public void runAfterLater(Runnable action) {
      own.runAfterLater(action);
    }

    @Override
    public boolean stopsAtErrors() {
      return own.stopsAtErrors();
    }

    @Override
    public Optional<Charset> encoding() {
      return own.encoding().or(standard::encoding);
    }

    @Override
    public boolean trace(TypeElement topLevel, Consumer<List<CompiledMethod>> action) {
      return own.trace(topLevel, action);
    }

    @Override
    public boolean seesChanges() {
      return own.seesChanges();
    }

    @Override
    public boolean seesModules() {
      return own.seesModules();
    }

    @Override
    public HostDialect dialect() {
      return own.dialect();
    }
  }
}
