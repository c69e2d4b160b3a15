package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import java.util.Optional;

/** Where fields are declared, among the sources of a compilation. */
public final class FieldDeclarations {
  private FieldDeclarations() {}

  /** The declaration of a field; empty of a record's component. */
  public static Optional<VariableDeclarator> declaratorOf(FieldSymbol field, ParsedUnit unit) {
    return unit.attribution().declarationOf(field.owner()).stream()
        .flatMap(type -> type.getFields().stream())
        .flatMap(declaration -> declaration.getVariables().stream())
        .filter(variable -> variable.getNameAsString().equals(field.name()))
        .findFirst();
  }

  /** The place of a field or of a record's component; empty if there is no source of it. */
  public static Optional<SourceSpan> spanOf(SourceTypes context, FieldSymbol field) {
    return context
        .compilation()
        .units()
        .unitOf(field.owner())
        .flatMap(unit -> declarationOf(field, unit).map(unit::spanOf));
  }

  private static Optional<Node> declarationOf(FieldSymbol field, ParsedUnit unit) {
    if (field instanceof CapturedByClass captured) {
      return Optional.of(captured.declaration());
    }
    Optional<Node> declarator = declaratorOf(field, unit).map(d -> d);
    return declarator.or(
        () ->
            unit.attribution().declarationOf(field.owner()).stream()
                .filter(RecordDeclaration.class::isInstance)
                .flatMap(type -> ((RecordDeclaration) type).getParameters().stream())
                .filter(component -> component.getNameAsString().equals(field.name()))
                .<Node>map(component -> component)
                .findFirst());
  }
}
