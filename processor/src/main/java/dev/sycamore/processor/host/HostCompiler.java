package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.SyntaxTree;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * What the standard processor API does not offer and each host compiler has in its own way: the
 * text and the tree of a source file, a diagnostic at a place inside a method, and the order of
 * captured values.
 */
public interface HostCompiler {

  /** The file that declares {@code topLevel}, or empty if its source is out of reach. */
  Optional<SourceFile> sourceOf(TypeElement topLevel);

  /**
   * Whether {@code topLevel} comes from a class file, which another processor may have written in
   * this compilation: it has no source, so that there is nothing to compile.
   */
  default boolean isClassFile(TypeElement topLevel) {
    return false;
  }

  /**
   * What makes the syntax tree of a file from what this compiler has parsed, or empty if the file
   * is to be parsed: most compilers do not show their trees.
   *
   * @param topLevel a class of the file
   */
  default Optional<TreeConversion> conversionOf(SourceFile file, TypeElement topLevel) {
    return Optional.empty();
  }

  /**
   * The names in the declarations of a file, or empty if this compiler does not show its trees.
   *
   * @param topLevel a class of the file
   */
  default Optional<DeclaredNames> declaredNames(TypeElement topLevel) {
    return Optional.empty();
  }

  /**
   * Makes the syntax tree of a file; empty if the file is to be parsed. May run on any thread, also
   * while the compiler's thread asks for declarations.
   */
  @FunctionalInterface
  interface TreeConversion {
    Optional<SyntaxTree> convert();
  }

  /**
   * Has this compiler wait for work on another thread when it has finished everything else.
   *
   * @return false if it does not tell when that is; {@code end} will not be called then
   */
  default boolean waitAtEnd(Runnable end) {
    return false;
  }

  /**
   * Prints {@code text} at a place in the file that declares {@code topLevel}.
   *
   * @return false if this host cannot point there; nothing has been printed then
   */
  boolean print(Kind kind, String text, TypeElement topLevel, SourceSpan at);

  /**
   * Prints an error when this compiler has analysed all classes, after all processing and before it
   * counts its errors: so its own come first.
   *
   * @return false if this host does not tell; nothing will be printed then
   */
  boolean printLater(LaterError error);

  /**
   * Runs {@code action}, which prints what has no place, when {@link #printLater} prints.
   *
   * @return false if this host does not tell; the action will not run then
   */
  default boolean runLater(Runnable action) {
    return false;
  }

  /**
   * Runs {@code action} after what {@link #printLater} prints, and before this compiler counts its
   * errors. It does not run if nothing is printed.
   */
  default void runAfterLater(Runnable action) {}

  /** Whether this compiler does not find its own errors after one that it was given. */
  default boolean stopsAtErrors() {
    return false;
  }

  /**
   * The encoding in which this compiler reads sources, or empty if it does not tell or has not read
   * any yet.
   */
  Optional<Charset> encoding();

  /**
   * Gives {@code action} the methods that this compiler made of the code of a file, once, when it
   * has written all classes.
   *
   * @param topLevel a class of the file
   * @return false if this host does not tell; {@code action} will not be called then
   */
  boolean trace(TypeElement topLevel, Consumer<List<CompiledMethod>> action);

  /**
   * Whether this compiler has the source of each class that has changed. An editor's compiles some
   * files and knows others by class files, which may be older.
   */
  default boolean seesChanges() {
    return false;
  }

  /**
   * Whether this compiler finds by name, in a module, all classes that the module sees, those of
   * the class path included.
   */
  default boolean seesModules() {
    return false;
  }

  /** The order in which this compiler passes captured values. */
  HostDialect dialect();
}
