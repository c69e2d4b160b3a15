package dev.sycamore.processor.cache;

import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.processor.host.DeclaredNames;
import dev.sycamore.processor.host.HostCompiler;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * What the host compiler read to resolve and compute the declarations of sources: constants made of
 * others, annotations, supertypes, types of members. Nobody asks for these, so a symbol table does
 * not have them among its lookups.
 */
final class Declarations {

  private final HostCompiler host;
  private final ClassNames names;
  private final ClassOrigins origins;
  private final Map<SourceFile, Read> read = new LinkedHashMap<>();
  private final Map<SourceFile, String> topLevel = new LinkedHashMap<>();

  /**
   * What was read for the declarations of one file.
   *
   * @param sources whose declarations it is made of
   * @param others classes without source, and names
   * @param known whether this is all
   */
  record Read(Set<SourceFile> sources, List<Dependency> others, boolean known) {

    static final Read UNKNOWN = new Read(Set.of(), List.of(), false);
    static final Read NOTHING = new Read(Set.of(), List.of(), true);
  }

  Declarations(HostCompiler host, ClassNames names, ClassOrigins origins) {
    this.host = host;
    this.names = names;
    this.origins = origins;
  }

  /** Finds it for a file, and for those that its declarations are made of. */
  void follow(SourceFile file, TypeElement declared) {
    Deque<TypeElement> open = new ArrayDeque<>();
    add(file, declared, open);
    while (!open.isEmpty()) {
      TypeElement next = open.remove();
      origins.sourceOf(next).ifPresent(source -> add(source, ClassOrigins.topLevel(next), open));
    }
  }

  private void add(SourceFile file, TypeElement declared, Deque<TypeElement> open) {
    if (file.origin() != SourceFile.Origin.USER || read.containsKey(file)) {
      return;
    }
    read.put(file, Read.UNKNOWN);
    topLevel.put(file, declared.getQualifiedName().toString());
    host.declaredNames(declared).ifPresent(all -> read.put(file, read(all, open)));
  }

  private Read read(DeclaredNames declared, Deque<TypeElement> open) {
    NamedClasses classes = NamedClasses.of(declared, names, origins);
    boolean known = !declared.modules();
    Set<SourceFile> sources = new LinkedHashSet<>();
    List<Dependency> others = new ArrayList<>();
    for (String name : classes.asked().keySet()) {
      others.add(
          new Dependency(Dependency.Kind.NAME, name, origins.state(Dependency.Kind.NAME, name)));
    }
    for (TypeElement type : classes.used()) {
      Optional<SourceFile> source = origins.sourceOf(type);
      if (source.isPresent()) {
        sources.add(source.get());
        open.add(type);
      } else {
        String name = type.getQualifiedName().toString();
        String state = origins.state(Dependency.Kind.CLASS, name);
        known &= !state.equals(ClassOrigins.UNKNOWN);
        others.add(new Dependency(Dependency.Kind.CLASS, name, state));
      }
    }
    return new Read(sources, others, known);
  }

  /** Notes that the host compiler has a class file for a source, and so has read nothing else. */
  void isClassFile(SourceFile file) {
    read.putIfAbsent(file, Read.NOTHING);
  }

  /** Of a file that was followed, or of another one, of which nothing is known. */
  Read of(SourceFile file) {
    return read.getOrDefault(file, Read.UNKNOWN);
  }

  /** A class of a file that was followed, by which it is found again. */
  String topLevelOf(SourceFile file) {
    return topLevel.get(file);
  }
}
