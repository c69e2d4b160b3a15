package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Functions in components of records that are made where the compiler sees it. */
final class RecordFunctions {
  private RecordFunctions() {}

  /**
   * What the component has that a call reads: the argument of the object creation, where a local
   * variable is initialised with one, or the call is on it.
   *
   * @param method that is called
   */
  static Optional<Expression> component(
      FunctionValues around, MethodCallExpr call, MethodSymbol method) {
    ClassSymbol owner = method.owner();
    if (owner.kind() != ClassSymbol.Kind.RECORD
        || method.modifiers().contains(Modifier.STATIC)
        || !method.parameters().isEmpty()
        || !isPlain(around, owner, method.name())) {
      return Optional.empty();
    }
    List<String> names = owner.recordComponents().stream().map(FieldSymbol::name).toList();
    int component = names.indexOf(method.name());
    return call.getScope()
        .flatMap(around::initializerOf)
        .filter(ObjectCreationExpr.class::isInstance)
        .map(creation -> creation.asObjectCreationExpr().getArguments())
        .filter(arguments -> component >= 0 && arguments.size() == names.size())
        .map(arguments -> arguments.get(component));
  }

  /** Whether a record writes neither constructors nor the accessor. */
  private static boolean isPlain(FunctionValues around, ClassSymbol owner, String accessor) {
    return around
        .units()
        .unitOf(owner)
        .flatMap(unit -> unit.attribution().declarationOf(owner))
        .filter(RecordDeclaration.class::isInstance)
        .filter(type -> type.getMembers().stream().noneMatch(member -> isWritten(member, accessor)))
        .isPresent();
  }

  private static boolean isWritten(BodyDeclaration<?> member, String accessor) {
    return member.isConstructorDeclaration()
        || member.isCompactConstructorDeclaration()
        || (member.isMethodDeclaration()
            && member.asMethodDeclaration().getNameAsString().equals(accessor));
  }
}
