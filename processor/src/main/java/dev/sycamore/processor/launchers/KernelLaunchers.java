package dev.sycamore.processor.launchers;

import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.SymbolTable;
import dev.sycamore.header.GeneratedSource;
import dev.sycamore.header.KernelMethod;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.Identifiers;
import dev.sycamore.processor.stages.Stages;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The launchers of a compilation's {@code @Kernel} methods. They are generated from signatures
 * alone, in the round in which a class comes, so that its users find them in the next.
 */
public final class KernelLaunchers {

  /**
   * A launcher class.
   *
   * @param origin the top-level class that it depends on
   * @param method its first kernel method, with the name of its class
   */
  public record Launcher(String origin, String method, GeneratedSource source) {}

  private final Stages stages;
  private final Set<String> waiting = new LinkedHashSet<>();

  public KernelLaunchers(Stages stages) {
    this.stages = stages;
  }

  /** The launchers of the classes that are new, and of those that waited for a type. */
  public List<Launcher> of(Iterable<? extends Element> roots, SymbolTable symbols) {
    for (Element root : roots) {
      if (root instanceof TypeElement type) {
        waiting.add(type.getQualifiedName().toString());
      }
    }
    List<Launcher> launchers = new ArrayList<>();
    for (String name : List.copyOf(waiting)) {
      symbols
          .classNamed(name)
          .filter(c -> collect(c, launchers))
          .ifPresent(c -> waiting.remove(name));
    }
    return launchers;
  }

  /** Adds the launchers of a top-level class and its members, unless something has to wait. */
  private boolean collect(ClassSymbol topLevel, List<Launcher> launchers) {
    List<ClassSymbol> classes = new ArrayList<>();
    addMembers(topLevel, classes);
    boolean wait =
        classes.stream()
            .flatMap(c -> KernelMethodReader.marked(c).stream())
            .anyMatch(KernelMethodReader::isWaiting);
    if (!wait) {
      classes.forEach(c -> add(topLevel, c, launchers));
    }
    return !wait;
  }

  private static void addMembers(ClassSymbol symbol, List<ClassSymbol> classes) {
    classes.add(symbol);
    symbol.memberClasses().forEach(member -> addMembers(member, classes));
  }

  private void add(ClassSymbol topLevel, ClassSymbol symbol, List<Launcher> launchers) {
    List<KernelMethod> methods = KernelMethodReader.read(symbol);
    if (!methods.isEmpty() && !ApiTypes.isApi(symbol)) {
      launchers.add(
          new Launcher(
              topLevel.canonicalName(),
              symbol.canonicalName() + "." + methods.get(0).name(),
              stages.launcher(
                  symbol.packageName(),
                  Identifiers.nameInPackage(symbol),
                  KernelMethodReader.isPublic(symbol),
                  methods)));
    }
  }
}
