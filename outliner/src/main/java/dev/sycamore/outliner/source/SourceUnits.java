package dev.sycamore.outliner.source;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.outliner.SourceFile;
import dev.sycamore.outliner.SourceLookup;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.MethodSymbol;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The files of a compilation, each parsed once: those that may hold kernels, others on demand. */
public final class SourceUnits {

  private record Loaded(ParsedUnit unit, TypeIndex types) {}

  private final SourceParser parser;
  private final SourceLookup lookup;
  private final Map<String, Optional<Loaded>> byPath = new HashMap<>();
  private final Map<String, Optional<Loaded>> byTopLevelName = new HashMap<>();

  public SourceUnits(
      SourceLookup lookup,
      Function<CompilationUnit, Attribution> attributor,
      DiagnosticSink sink) {
    this.parser = new SourceParser(attributor, sink);
    this.lookup = lookup;
  }

  /** Parses the files that may hold kernels; those that are not Java are left out, reported. */
  public List<ParsedUnit> parseAll(List<SourceFile> files) {
    List<ParsedUnit> units = new ArrayList<>();
    for (SourceFile file : files) {
      Optional<Loaded> loaded = load(file);
      loaded.ifPresent(
          l -> {
            units.add(l.unit());
            String prefix = l.unit().packageName().isEmpty() ? "" : l.unit().packageName() + ".";
            l.unit()
                .tree()
                .getTypes()
                .forEach(type -> byTopLevelName.put(prefix + type.getNameAsString(), loaded));
          });
    }
    return units;
  }

  /** The declaration of a method, or empty where its class has no source here. */
  public Optional<MethodSource> sourceOf(MethodSymbol method) {
    return loadedFor(method.owner())
        .flatMap(
            loaded ->
                declarationOf(loaded, method.owner())
                    .flatMap(
                        type ->
                            new MethodFinder(loaded.unit().attribution())
                                .find(type, method)
                                .map(m -> new MethodSource(loaded.unit(), m))));
  }

  /** The file that declares a class. */
  public Optional<ParsedUnit> unitOf(ClassSymbol symbol) {
    return loadedFor(symbol).map(Loaded::unit);
  }

  /** The declaration of a class that is not local. */
  public Optional<TypeDeclaration<?>> declarationOf(ClassSymbol symbol) {
    return loadedFor(symbol).flatMap(loaded -> declarationOf(loaded, symbol));
  }

  private static Optional<TypeDeclaration<?>> declarationOf(Loaded loaded, ClassSymbol symbol) {
    return loaded.types().find(symbol.canonicalName());
  }

  private Optional<Loaded> loadedFor(ClassSymbol symbol) {
    ClassSymbol topLevel = symbol;
    while (topLevel.enclosingClass().isPresent()) {
      topLevel = topLevel.enclosingClass().get();
    }
    String name = topLevel.canonicalName();
    Optional<Loaded> known = byTopLevelName.get(name);
    if (known == null) {
      known = lookup.sourceOf(name).flatMap(this::load);
      byTopLevelName.put(name, known);
    }
    return known;
  }

  private Optional<Loaded> load(SourceFile file) {
    Optional<Loaded> known = byPath.get(file.path());
    if (known == null) {
      known = parser.parse(file).map(unit -> new Loaded(unit, new TypeIndex(unit.tree())));
      byPath.put(file.path(), known);
    }
    return known;
  }
}
