package dev.sycamore.processor.cache;

import dev.sycamore.frontend.elements.Lookups;
import dev.sycamore.frontend.text.SourceFile;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * Finds what the results of a compilation depend on, file by file. It knows what the whole
 * compilation asked for:
 *
 * <ul>
 *   <li>Each result depends on every class that was looked at and has no source here, and on every
 *       source that was looked for and not found.
 *   <li>Of the sources that were looked at, it depends on those that its file mentions by the name
 *       of a class, that those mention, and so on. A class without source that mentions one of this
 *       compilation, which it was compiled with before, makes all results depend on that.
 *   <li>It depends on what the host compiler read by itself for the declarations of these sources:
 *       on the sources and classes that constants, annotations and supertypes name, on what those
 *       are made of, and so on, and on which classes there are of those that a name may mean.
 *   <li>Of the names that are no classes, it depends on those that one of these texts mentions.
 *   <li>Of the static arrays that all sources were searched for, it depends on those that one of
 *       these texts mentions: on all sources that mention them, since each may change the array.
 * </ul>
 */
final class DependencyFinder {

  private static final String PRODUCT = "dev.sycamore.";

  private final Set<String> arrays;
  private final ClassOrigins origins;
  private final Declarations declarations;
  private final List<Dependency> common = new ArrayList<>();

  /** Sources that were looked at, by the simple names of their classes. */
  private final Map<String, Set<SourceFile>> sources = new HashMap<>();

  /** The names that a source is known by. */
  private final Map<SourceFile, String> topLevel = new LinkedHashMap<>();

  private final Map<String, List<String>> missing = new HashMap<>();

  /** The simple names that texts are searched for. */
  private final Set<String> names = new HashSet<>();

  private final Set<SourceFile> roots = new LinkedHashSet<>();
  private final Map<SourceFile, Set<String>> mentioned = new HashMap<>();
  private boolean known = true;

  private DependencyFinder(Set<String> arrays, ClassOrigins origins, Declarations declarations) {
    this.arrays = arrays;
    this.origins = origins;
    this.declarations = declarations;
  }

  /**
   * One that has asked the host compiler for all that it needs to know; nothing if something cannot
   * be told.
   *
   * @param lookedUp sources that device code was looked for in, by the names of their classes
   * @param arrays the names of static arrays for which all sources were searched
   */
  static Optional<DependencyFinder> of(
      Lookups lookups,
      Map<String, Optional<SourceFile>> lookedUp,
      Set<String> arrays,
      ClassOrigins origins,
      Declarations declarations)
      throws IOException {
    DependencyFinder finder = new DependencyFinder(arrays, origins, declarations);
    finder.add(lookups, lookedUp);
    finder.names.addAll(finder.sources.keySet());
    finder.names.addAll(finder.missing.keySet());
    finder.names.addAll(arrays);
    return finder.known ? Optional.of(finder) : Optional.empty();
  }

  private void add(Lookups lookups, Map<String, Optional<SourceFile>> lookedUp) throws IOException {
    known = !lookups.modules();
    List<TypeElement> binaries = new ArrayList<>();
    for (TypeElement type : lookups.classes()) {
      String name = type.getQualifiedName().toString();
      Optional<SourceFile> source = origins.sourceOf(type);
      if (source.isPresent()) {
        TypeElement outermost = ClassOrigins.topLevel(type);
        addSource(type.getSimpleName().toString(), source.get());
        addSource(outermost.getSimpleName().toString(), source.get());
        topLevel.put(source.get(), outermost.getQualifiedName().toString());
        declarations.follow(source.get(), outermost);
      } else if (!name.isEmpty() && !addClass(name).equals(ClassOrigins.PLATFORM)) {
        binaries.add(type);
      }
    }
    lookedUp.forEach(this::addLookup);
    for (String name : lookups.missing()) {
      missing.computeIfAbsent(simpleName(name), n -> new ArrayList<>()).add(name);
    }
    for (TypeElement type : binaries) {
      addRoots(type);
    }
  }

  private String addClass(String name) {
    String state = origins.state(Dependency.Kind.CLASS, name);
    known &= !state.equals(ClassOrigins.UNKNOWN);
    if (!state.equals(ClassOrigins.PLATFORM)) {
      common.add(new Dependency(Dependency.Kind.CLASS, name, state));
    }
    return state;
  }

  private void addSource(String simpleName, SourceFile file) {
    sources.computeIfAbsent(simpleName, name -> new LinkedHashSet<>()).add(file);
  }

  private void addLookup(String name, Optional<SourceFile> found) {
    if (found.isEmpty()) {
      common.add(new Dependency(Dependency.Kind.SOURCE, name, ClassOrigins.NOTHING));
    } else if (found.get().origin() == SourceFile.Origin.USER) {
      addSource(simpleName(name), found.get());
      topLevel.put(found.get(), name);
      if (!origins.hasSource(name)) {
        declarations.isClassFile(found.get());
      }
    }
  }

  private static String simpleName(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private void addRoots(TypeElement type) throws IOException {
    if (sources.isEmpty() || type.getQualifiedName().toString().startsWith(PRODUCT)) {
      return;
    }
    Optional<byte[]> bytes = origins.bytes(type);
    if (bytes.isPresent()) {
      for (String name : NamesInText.inClassFile(bytes.get(), sources.keySet())) {
        roots.addAll(sources.get(name));
      }
    }
  }

  /** The dependencies of a file of the compilation; nothing if they cannot be told. */
  Optional<List<Dependency>> of(SourceFile file) {
    Set<SourceFile> reached = new LinkedHashSet<>(Set.of(file));
    reached.addAll(roots);
    Set<String> found = new HashSet<>();
    Set<Dependency> dependencies = new LinkedHashSet<>(common);
    boolean all = true;
    Deque<SourceFile> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      SourceFile source = open.remove();
      Declarations.Read read = declarations.of(source);
      all &= read.known();
      dependencies.addAll(read.others());
      Set<SourceFile> next = new LinkedHashSet<>(read.sources());
      for (String name : mentioned(source)) {
        found.add(name);
        next.addAll(sources.getOrDefault(name, Set.of()));
      }
      next.removeIf(reached::contains);
      reached.addAll(next);
      open.addAll(next);
    }
    for (SourceFile source : reached) {
      if (!source.equals(file)) {
        dependencies.add(
            new Dependency(Dependency.Kind.SOURCE, nameOf(source), origins.ofSource(source)));
      }
    }
    for (String name : found) {
      for (String absent : missing.getOrDefault(name, List.of())) {
        dependencies.add(new Dependency(Dependency.Kind.CLASS, absent, ClassOrigins.NOTHING));
      }
      if (arrays.contains(name)) {
        dependencies.add(new Dependency(Dependency.Kind.ARRAY, name, origins.ofArray(name)));
      }
    }
    return all ? Optional.of(List.copyOf(dependencies)) : Optional.empty();
  }

  private String nameOf(SourceFile source) {
    String known = topLevel.get(source);
    return known == null ? declarations.topLevelOf(source) : known;
  }

  private Set<String> mentioned(SourceFile file) {
    return mentioned.computeIfAbsent(file, source -> NamesInText.inSource(source.text(), names));
  }
}
