package dev.sycamore.processor.cache;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.elements.Lookups;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.units.CompilationUnits;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Takes the results of source files from earlier compilations, if neither they nor anything that
 * they depend on has changed since, and keeps those of this one. Serves one round.
 */
public final class KeptUnits {

  private final UnitCache cache;
  private final ClassOrigins origins;
  private final CompilationUnits units;
  private final Declarations declarations;

  public KeptUnits(
      UnitCache cache,
      ProcessingEnvironment environment,
      HostCompiler host,
      ClassNames names,
      CompilationUnits units) {
    this.cache = cache;
    this.units = units;
    this.origins = new ClassOrigins(environment, host, names, units);
    this.declarations = new Declarations(host, names, origins);
  }

  /** The results that still hold, in the order of the sources. */
  public Map<SourceFile, UnitResult> find(List<SourceFile> sources) {
    origins.searched(sources);
    Map<SourceFile, UnitResult> found = new LinkedHashMap<>();
    for (SourceFile source : sources) {
      Optional<UnitRecord> record = cache.find(source);
      if (record.isPresent() && holds(record.get())) {
        found.put(source, record.get().result());
      }
    }
    return found;
  }

  private boolean holds(UnitRecord record) {
    for (Dependency dependency : record.dependencies()) {
      if (!origins.state(dependency.kind(), dependency.name()).equals(dependency.state())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Finds out what the results of sources that were compiled together depend on.
   *
   * @param diagnostics what was reported of all of them; what concerns several files belongs to
   *     none of them, and the results of these are not kept
   * @param lookups what the compilation asked for
   * @param arrays the names of static arrays for which all sources were searched
   * @return keeps the results; it asks the host compiler for nothing, so any thread may run it
   */
  public Runnable keeping(
      List<UnitResult> results, List<Diagnostic> diagnostics, Lookups lookups, Set<String> arrays) {
    try {
      Optional<DependencyFinder> dependencies =
          DependencyFinder.of(lookups, units.lookedUp(), arrays, origins, declarations);
      for (UnitResult result : results) {
        SourceFile source = result.source();
        units.declaredIn(source.path()).ifPresent(type -> declarations.follow(source, type));
      }
      if (dependencies.isPresent()) {
        return () -> keep(results, diagnostics, dependencies.get());
      }
    } catch (IOException e) {
      // A class that cannot be read: nothing is known of what these results depend on.
    }
    return () -> {};
  }

  private void keep(
      List<UnitResult> results, List<Diagnostic> diagnostics, DependencyFinder dependencies) {
    Set<String> shared = shared(diagnostics, results.stream().map(UnitResult::source).toList());
    for (UnitResult result : results) {
      if (!shared.contains(result.source().path()) && !isLinked(result)) {
        dependencies
            .of(result.source())
            .ifPresent(found -> cache.keep(new UnitRecord(result, found)));
      }
    }
    cache.trim();
  }

  /** Whether modules of other jars are in its images, which nothing here looks at. */
  private static boolean isLinked(UnitResult result) {
    return result.code().isPresent() && !result.code().get().modules().isEmpty();
  }

  /** The paths of files that a diagnostic concerns together with others. */
  private static Set<String> shared(List<Diagnostic> diagnostics, List<SourceFile> sources) {
    Set<String> paths = new HashSet<>();
    sources.forEach(source -> paths.add(source.path()));
    Set<String> shared = new HashSet<>();
    for (Diagnostic diagnostic : diagnostics) {
      Set<String> concerned = files(diagnostic);
      if (!paths.contains(diagnostic.at().file())) {
        shared.addAll(concerned.size() > 1 ? concerned : paths);
      } else if (concerned.size() > 1) {
        shared.addAll(concerned);
      }
    }
    return shared;
  }

  private static Set<String> files(Diagnostic diagnostic) {
    Set<String> files = new HashSet<>(Set.of(diagnostic.at().file()));
    for (CallFrame frame : diagnostic.chain()) {
      files.add(frame.at().file());
    }
    for (Note note : diagnostic.notes()) {
      files.add(note.at().file());
    }
    for (Fix fix : diagnostic.fixes()) {
      fix.edits().forEach(edit -> files.add(edit.at().file()));
    }
    return files;
  }

  /** Those of a list that are about one file. */
  public static List<Diagnostic> about(SourceFile source, List<Diagnostic> diagnostics) {
    List<Diagnostic> about = new ArrayList<>();
    for (Diagnostic diagnostic : diagnostics) {
      if (diagnostic.at().file().equals(source.path())) {
        about.add(diagnostic);
      }
    }
    return about;
  }
}
