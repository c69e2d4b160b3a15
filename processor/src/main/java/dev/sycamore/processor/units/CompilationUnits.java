package dev.sycamore.processor.units;

import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.host.HostCompiler.TreeConversion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The source files of one compilation, of all its rounds. Keeps names and texts only: elements do
 * not live longer than a round.
 */
public final class CompilationUnits implements SourceLookup {

  private final HostCompiler host;
  private final ClassNames names;
  private final SourceLookup elsewhere;
  private final Map<String, String> topLevelByPath = new HashMap<>();
  private final Set<String> compiled = new HashSet<>();
  private final Map<String, Optional<SourceFile>> found = new HashMap<>();

  /**
   * Starts without files.
   *
   * @param elsewhere answers for classes whose source the host compiler does not have
   */
  public CompilationUnits(HostCompiler host, ClassNames names, SourceLookup elsewhere) {
    this.host = host;
    this.names = names;
    this.elsewhere = elsewhere;
  }

  /**
   * The files that are new among those of {@code roots}. Class files that other processors have
   * written have none.
   *
   * @param unreadable takes the classes whose source cannot be read
   */
  public List<SourceFile> add(
      Iterable<? extends Element> roots, java.util.function.Consumer<TypeElement> unreadable) {
    List<SourceFile> added = new ArrayList<>();
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        compiled.add(type.getQualifiedName().toString());
        Optional<SourceFile> file = sourceOf(type);
        if (file.isEmpty() && !host.isClassFile(type)) {
          unreadable.accept(type);
        } else if (file.isPresent() && remember(type, file.get())) {
          added.add(file.get());
        }
      }
    }
    return added;
  }

  /** The source of a class of this compilation; build tools also pass classes by their names. */
  private Optional<SourceFile> sourceOf(TypeElement type) {
    return host.sourceOf(type).or(() -> elsewhere.sourceOf(type.getQualifiedName().toString()));
  }

  @Override
  public Optional<SourceFile> sourceOf(String topLevelName) {
    Optional<SourceFile> known = found.get(topLevelName);
    if (known == null) {
      known = find(topLevelName);
      found.put(topLevelName, known);
    }
    return known;
  }

  /**
   * The sources that were asked for by the names of their classes, and those that are not there.
   */
  public Map<String, Optional<SourceFile>> lookedUp() {
    return Map.copyOf(found);
  }

  /** What makes the syntax tree of a file that the host compiler has parsed. */
  Optional<TreeConversion> conversionOf(SourceFile file) {
    return declaredIn(file.path()).flatMap(type -> host.conversionOf(file, type));
  }

  /** Whether the host compiler stops at what it finds in a class before its turn. */
  boolean isAnalyzedLater(String topLevelName) {
    return host.stopsAtErrors()
        && classNamed(topLevelName).filter(type -> !host.isClassFile(type)).isPresent();
  }

  /** A class that the file with this path declares, or empty if the compiler does not know it. */
  public Optional<TypeElement> declaredIn(String path) {
    return Optional.ofNullable(topLevelByPath.get(path)).flatMap(this::classNamed);
  }

  /** Whether the compilation has a top-level class of this name. */
  public boolean compiles(String qualifiedName) {
    return compiled.contains(qualifiedName);
  }

  /** The class with this name, or empty if the compiler does not know it. */
  public Optional<TypeElement> classNamed(String qualifiedName) {
    return names.find(qualifiedName);
  }

  /** Forgets which classes had no source: another processor may have generated it since. */
  public void nextRound() {
    found.values().removeIf(Optional::isEmpty);
  }

  private Optional<SourceFile> find(String topLevelName) {
    Optional<TypeElement> type = classNamed(topLevelName);
    if (type.isPresent()) {
      Optional<SourceFile> file = host.sourceOf(type.get());
      if (file.isPresent()) {
        remember(type.get(), file.get());
        return file;
      }
    }
    return elsewhere.sourceOf(topLevelName);
  }

  private boolean remember(TypeElement type, SourceFile file) {
    return topLevelByPath.putIfAbsent(file.path(), type.getQualifiedName().toString()) == null;
  }
}
