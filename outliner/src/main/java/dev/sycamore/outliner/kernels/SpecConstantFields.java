package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Fields that say that they are specialization constants: static, not final, of a primitive type.
 */
public final class SpecConstantFields {

  private SpecConstantFields() {}

  /** Reports the fields of a file that cannot be what they say. */
  public static void check(ParsedUnit unit, DiagnosticSink sink) {
    for (TypeDeclaration<?> type : unit.types()) {
      Optional<ClassSymbol> symbol = unit.attribution().classDeclaredBy(type);
      for (FieldDeclaration declaration : type.getFields()) {
        for (VariableDeclarator variable : declaration.getVariables()) {
          symbol
              .flatMap(c -> field(c, variable.getNameAsString()))
              .filter(SpecConstantFields::isMarked)
              .flatMap(SpecConstantFields::fault)
              .ifPresent(
                  fault ->
                      sink.report(
                          Diagnostic.of(
                              DiagnosticId.SPECIALIZATION_CONSTANT,
                              unit.spanOf(variable.getName()),
                              List.of(),
                              variable.getNameAsString(),
                              fault)));
        }
      }
    }
  }

  private static Optional<FieldSymbol> field(ClassSymbol owner, String name) {
    return owner.fields().stream().filter(f -> f.name().equals(name)).findFirst();
  }

  /** Whether a field says that it is a specialization constant. */
  public static boolean isMarked(FieldSymbol field) {
    return field.annotations().has(ApiTypes.SPEC_CONSTANT);
  }

  /** What keeps a marked field from being one. */
  public static Optional<String> fault(FieldSymbol field) {
    if (field.modifiers().contains(Modifier.FINAL)) {
      return Optional.of("final");
    } else if (!field.modifiers().contains(Modifier.STATIC)) {
      return Optional.of("not static");
    }
    return field.type() instanceof JavaType.Primitive
        ? Optional.empty()
        : Optional.of("not of a primitive type");
  }
}
