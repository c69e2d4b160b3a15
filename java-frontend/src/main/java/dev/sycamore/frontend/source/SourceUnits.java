package dev.sycamore.frontend.source;

import com.github.javaparser.ast.CompilationUnit;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.timing.Stage;
import dev.sycamore.diagnostics.timing.StageClock;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldConstants;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.frontend.tree.HostTrees;
import dev.sycamore.frontend.tree.LombokVariables;
import dev.sycamore.frontend.tree.SourceParser;
import dev.sycamore.frontend.tree.SyntaxTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The files of a compilation: those that may hold kernels, one after another, and others on demand.
 * What the host compiler has not parsed, or has parsed in a way of its own, the parser does. Trees
 * of many files have no room beside each other: most are forgotten after their turn.
 */
public final class SourceUnits {

  /**
   * The most files of a compilation that remembers all. Trees are large: a file may take 200 KB.
   */
  private static final int FEW_FILES = 100;

  /** How many files a larger compilation remembers after their turns. */
  private static final int MOST_LEFT = 4;

  private static final String UNICODE_ESCAPE = "\\u";

  private final SourceParser parser;
  private final Function<CompilationUnit, Attribution> attributor;
  private final FieldConstants constants = new SourceConstants(this);
  private final SourceLookup lookup;
  private final HostTrees trees;
  private final StageClock clock;
  private List<SourceFile> own = List.of();
  private List<SourceFile> unchanged = List.of();
  private final Map<String, Optional<ParsedUnit>> byPath = new LinkedHashMap<>();
  private final Map<String, Optional<ParsedUnit>> byTopLevelName = new HashMap<>();

  /** The paths of files that were asked for out of their turn. */
  private final Set<String> kept = new HashSet<>();

  private final Deque<ParsedUnit> left = new ArrayDeque<>();
  private Optional<ParsedUnit> turn = Optional.empty();

  public SourceUnits(
      SourceLookup lookup,
      HostTrees trees,
      BiFunction<CompilationUnit, FieldConstants, Attribution> attributor,
      DiagnosticSink sink,
      StageClock clock) {
    this.parser = new SourceParser(sink);
    this.attributor = tree -> attributor.apply(tree, constants);
    this.lookup = lookup;
    this.trees = trees;
    this.clock = clock;
  }

  /**
   * Takes the files that may hold kernels.
   *
   * @param known others that may, and that are only searched
   */
  public void open(List<SourceFile> files, List<SourceFile> known) {
    own = List.copyOf(files);
    unchanged = List.copyOf(known);
    trees.begin(own);
  }

  /**
   * Parses a file that may hold kernels, whose turn it is until {@link #leave}; one that is not
   * Java is empty, and reported.
   */
  public Optional<ParsedUnit> read(SourceFile file) {
    turn = load(file).map(this::remember);
    return turn;
  }

  /**
   * Ends the turn of a file. If there are many, it is forgotten after some more turns, and read
   * once more if something of it is asked for. One that other files ask for is kept from then on.
   *
   * @return a file that is forgotten now
   */
  public Optional<ParsedUnit> leave(ParsedUnit unit) {
    turn = Optional.empty();
    left.add(unit);
    return own.size() > FEW_FILES && left.size() > MOST_LEFT
        ? Optional.of(left.remove()).filter(this::forget)
        : Optional.empty();
  }

  private boolean forget(ParsedUnit unit) {
    boolean forgotten = !kept.contains(unit.file().path());
    if (forgotten) {
      byPath.remove(unit.file().path());
      topLevelNames(unit).forEach(byTopLevelName::remove);
    }
    return forgotten;
  }

  /** A file by its path: one that was parsed, or may hold kernels. */
  public Optional<ParsedUnit> unitAt(String path) {
    Optional<ParsedUnit> known = byPath.get(path);
    if (known != null) {
      return known;
    }
    return own.stream().filter(file -> file.path().equals(path)).findFirst().flatMap(this::load);
  }

  /** What was parsed so far and may hold no kernels. */
  public List<ParsedUnit> others() {
    Set<String> paths = new HashSet<>();
    own.forEach(file -> paths.add(file.path()));
    List<ParsedUnit> others = new ArrayList<>();
    byPath.forEach((path, unit) -> unit.filter(u -> !paths.contains(path)).ifPresent(others::add));
    return others;
  }

  /**
   * The first thing that is found in files whose text has a name: in those that may hold kernels,
   * in their order, then in what else was parsed so far.
   */
  public <T> Optional<T> firstIn(String name, Function<ParsedUnit, Optional<T>> search) {
    for (SourceFile file : Stream.concat(own.stream(), unchanged.stream()).toList()) {
      Optional<T> found =
          mayHave(file, name)
              ? load(file).map(this::remember).map(this::asked).flatMap(search)
              : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    for (ParsedUnit unit : others()) {
      Optional<T> found = mayHave(unit.file(), name) ? search.apply(unit) : Optional.empty();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static boolean mayHave(SourceFile file, String name) {
    return file.text().contains(name) || file.text().contains(UNICODE_ESCAPE);
  }

  /** Notes that a file is asked for, perhaps out of its turn. */
  private ParsedUnit asked(ParsedUnit unit) {
    if (turn.isEmpty() || turn.get() != unit) {
      kept.add(unit.file().path());
    }
    return unit;
  }

  private ParsedUnit remember(ParsedUnit unit) {
    topLevelNames(unit).forEach(name -> byTopLevelName.put(name, Optional.of(unit)));
    return unit;
  }

  private static List<String> topLevelNames(ParsedUnit unit) {
    String prefix = unit.packageName().isEmpty() ? "" : unit.packageName() + ".";
    List<String> names = new ArrayList<>();
    unit.tree().getTypes().forEach(type -> names.add(prefix + type.getNameAsString()));
    return names;
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

  /** Whether the file that declares a class mentions the API, from its text alone. */
  public boolean seesApi(ClassSymbol symbol) {
    return lookup
        .sourceOf(topLevelName(symbol))
        .filter(file -> mayHave(file, "dev.sycamore"))
        .isPresent();
  }

  private static String topLevelName(ClassSymbol symbol) {
    ClassSymbol topLevel = symbol;
    while (topLevel.enclosingClass().isPresent()) {
      topLevel = topLevel.enclosingClass().get();
    }
    return topLevel.canonicalName();
  }

  /** The file that declares a class. */
  public Optional<ParsedUnit> unitOf(ClassSymbol symbol) {
    String name = topLevelName(symbol);
    Optional<ParsedUnit> known = byTopLevelName.get(name);
    if (known == null) {
      known = lookup.sourceOf(name).flatMap(this::load);
      byTopLevelName.put(name, known);
    }
    known.ifPresent(this::asked);
    return known;
  }

  /** The file that declares a class, if the host compiler compiles it now. */
  Optional<ParsedUnit> compiledUnitOf(ClassSymbol symbol) {
    return trees.isCompiled(topLevelName(symbol)) ? unitOf(symbol) : Optional.empty();
  }

  /** The value of a field that is a constant variable (JLS 4.12.4). */
  public Optional<Object> constantOf(FieldSymbol field) {
    return constants.of(field);
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
    return (known.isPresent() ? known : parser.parse(file)).map(LombokVariables::inferred);
  }
}
