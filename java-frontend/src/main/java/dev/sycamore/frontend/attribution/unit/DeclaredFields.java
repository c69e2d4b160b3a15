package dev.sycamore.frontend.attribution.unit;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import java.util.Optional;

/** The fields that the text of a class has. */
final class DeclaredFields {

  private DeclaredFields() {}

  static Optional<VariableDeclarator> named(String name, TypeDeclaration<?> type) {
    return type.getMembers().stream()
        .filter(FieldDeclaration.class::isInstance)
        .flatMap(member -> ((FieldDeclaration) member).getVariables().stream())
        .filter(variable -> variable.getNameAsString().equals(name))
        .findFirst();
  }
}
