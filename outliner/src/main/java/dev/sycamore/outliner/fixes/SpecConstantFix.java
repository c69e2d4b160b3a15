package dev.sycamore.outliner.fixes;

import com.github.javaparser.ast.Modifier.Keyword;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.type.PrimitiveType;
import dev.sycamore.diagnostics.Fix;
import java.util.Optional;

/** Makes the field of a specialization constant static and not final. */
final class SpecConstantFix implements FixRule {

  @Override
  public Optional<Fix> fix(FaultyCode code) {
    return code.node(SimpleName.class)
        .flatMap(name -> FaultyCode.around(name, FieldDeclaration.class))
        .filter(field -> field.getCommonType() instanceof PrimitiveType)
        .filter(field -> !isInInterface(field))
        .flatMap(field -> fix(code, field));
  }

  /** There all fields are final. */
  private static boolean isInInterface(FieldDeclaration field) {
    return field
        .getParentNode()
        .filter(type -> type instanceof ClassOrInterfaceDeclaration c && c.isInterface())
        .isPresent();
  }

  private static Optional<Fix> fix(FaultyCode code, FieldDeclaration field) {
    FixEdits edits = new FixEdits(code.unit());
    String title = "remove `final`";
    if (!field.isStatic()) {
      edits.insert(edits.startOf(field.getCommonType()), "static ");
      title = field.isFinal() ? "make it `static`, and remove `final`" : "make it `static`";
    }
    return edits.deleteModifier(field, Keyword.FINAL).fix(title);
  }
}
