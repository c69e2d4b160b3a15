package dev.sycamore.outliner.source;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.host.SourceFile;
import dev.sycamore.outliner.host.SourceLookup;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.syntax.HostTrees;
import dev.sycamore.outliner.syntax.SourceParser;
import dev.sycamore.outliner.syntax.SyntaxTree;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The files of a compilation, each read once: those that may hold kernels, others on demand. What
 * the host compiler has not parsed, or has parsed in a way of its own, the parser does.
 */
public final class SourceUnits {
  private final SourceParser parser;
  private final Function<CompilationUnit, Attribution> attributor;
  private final SourceLookup lookup;
  private final HostTrees trees;
  private final StageClock clock;
  private List<SourceFile> own = List.of();
  private final Map<String, Optional<ParsedUnit>> byPath = new LinkedHashMap<>();
  private final Map<String, Optional<ParsedUnit>> byTopLevelName = new HashMap<>();

  public SourceUnits(
      SourceLookup lookup,
      HostTrees trees,
      Function<CompilationUnit, Attribution> attributor,
      DiagnosticSink sink,
      StageClock clock) {
    this.parser = new SourceParser(sink);
    this.attributor = attributor;
    this.lookup = lookup;
    this.trees = trees;
    this.clock = clock;
  }

  /** Takes the files that may hold kernels. */
  public void open(List<SourceFile> files) {
    own = List.copyOf(files);
    trees.begin(own);
  }

  /** Parses a file that may hold kernels; one that is not Java is empty, and reported. */
  public Optional<ParsedUnit> read(SourceFile file) {
    return load(file).map(this::remember);
  }

  /** All that may hold kernels, and what else was parsed so far. */
  public List<ParsedUnit> all() {
    Set<ParsedUnit> all = new LinkedHashSet<>();
    own.forEach(file -> read(file).ifPresent(all::add));
    byPath.values().forEach(unit -> unit.ifPresent(all::add));
    return List.copyOf(all);
  }

  private ParsedUnit remember(ParsedUnit unit) {
    String prefix = unit.packageName().isEmpty() ? "" : unit.packageName() + ".";
    unit.tree()
        .getTypes()
        .forEach(type -> byTopLevelName.put(prefix + type.getNameAsString(), Optional.of(unit)));
    return unit;
  }

  /** The declaration of a method, or empty where its class has no source here. */
  public Optional<MethodSource> sourceOf(MethodSymbol method) {
    return unitOf(method.owner())
        .flatMap(
            unit ->
                unit.attribution()
                    .declarationOf(method)
                    .map(declaration -> new MethodSource(unit, declaration)));
  }

  /** The file that declares a class. */
  public Optional<ParsedUnit> unitOf(ClassSymbol symbol) {
    ClassSymbol topLevel = symbol;
    while (topLevel.enclosingClass().isPresent()) {
      topLevel = topLevel.enclosingClass().get();
    }
    String name = topLevel.canonicalName();
    Optional<ParsedUnit> known = byTopLevelName.get(name);
    if (known == null) {
      known = lookup.sourceOf(name).flatMap(this::load);
      byTopLevelName.put(name, known);
    }
    return known;
  }

  private Optional<ParsedUnit> load(SourceFile file) {
    Optional<ParsedUnit> known = byPath.get(file.path());
    if (known == null) {
      known =
          clock
              .time(Stage.PARSE, () -> KeptTrees.of(file, this::parse))
              .map(syntax -> new ParsedUnit(syntax, attributor));
      byPath.put(file.path(), known);
    }
    return known;
  }

  private Optional<SyntaxTree> parse(SourceFile file) {
    Optional<SyntaxTree> known = trees.treeOf(file);
    return known.isPresent() ? known : parser.parse(file);
  }
}
