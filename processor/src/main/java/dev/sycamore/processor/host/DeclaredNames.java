package dev.sycamore.processor.host;

import java.util.List;
import java.util.Set;

/**
 * The names in the declarations of a file: all that stands outside the bodies of methods, and that
 * a host compiler resolves and computes by itself. Each name has its parts.
 *
 * @param packageName empty for the unnamed package
 * @param modules whether it imports modules
 * @param imports the names of single imports, static ones with the member
 * @param onDemand what on-demand imports name, a package or a class
 * @param types names of types of which nothing else is asked
 * @param values names whose declarations decide more: in constants, annotations and supertypes
 */
public record DeclaredNames(
    String packageName,
    boolean modules,
    Set<List<String>> imports,
    Set<List<String>> onDemand,
    Set<List<String>> types,
    Set<List<String>> values) {

  public DeclaredNames {
    imports = Set.copyOf(imports);
    onDemand = Set.copyOf(onDemand);
    types = Set.copyOf(types);
    values = Set.copyOf(values);
  }
}
