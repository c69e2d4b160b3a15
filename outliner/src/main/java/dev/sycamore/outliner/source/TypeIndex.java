package dev.sycamore.outliner.source;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The types that a compilation unit declares at its top and as members, by canonical name. */
final class TypeIndex {
  private final Map<String, TypeDeclaration<?>> types = new HashMap<>();

  TypeIndex(CompilationUnit tree) {
    String prefix = tree.getPackageDeclaration().map(p -> p.getNameAsString() + ".").orElse("");
    tree.getTypes().forEach(type -> add(prefix, type));
  }

  private void add(String prefix, TypeDeclaration<?> type) {
    String name = prefix + type.getNameAsString();
    types.put(name, type);
    type.getMembers().stream()
        .filter(TypeDeclaration.class::isInstance)
        .forEach(member -> add(name + ".", (TypeDeclaration<?>) member));
  }

  Optional<TypeDeclaration<?>> find(String canonicalName) {
    return Optional.ofNullable(types.get(canonicalName));
  }
}
