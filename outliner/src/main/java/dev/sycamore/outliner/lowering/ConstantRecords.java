package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.model.RecordType;
import dev.sycamore.outliner.attribution.Attribution;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.types.Identifiers;
import dev.sycamore.outliner.types.Substitution;
import java.util.List;
import java.util.Optional;

/** {@code static final} records made of constants: a function makes them where they are used. */
final class ConstantRecords {
  private final Lowering lowering;

  ConstantRecords(Lowering lowering) {
    this.lowering = lowering;
  }

  Optional<Value> read(Expression use, FieldSymbol field) {
    Optional<RecordType> type = lowering.services().types().record(field.type());
    Optional<ParsedUnit> unit = lowering.services().units().unitOf(field.owner());
    if (type.isEmpty() || unit.isEmpty()) {
      return Optional.empty();
    }
    Optional<VariableDeclarator> declarator = ConstantArrays.declaratorOf(field, unit.get());
    return declarator
        .flatMap(VariableDeclarator::getInitializer)
        .filter(e -> isConstant(e, unit.get().attribution()))
        .map(e -> call(use, field, type.get(), unit.get(), declarator.get(), e));
  }

  private Value call(
      Expression use,
      FieldSymbol field,
      RecordType type,
      ParsedUnit unit,
      VariableDeclarator declarator,
      Expression initializer) {
    String name = Identifiers.nameInPackage(field.owner()) + "." + field.name();
    FunctionSource source =
        new FunctionSource(
            unit,
            declarator,
            inner -> CodeBodies.result(inner, initializer),
            List.of(),
            Substitution.NONE);
    return new FunctionRule(lowering)
        .call(use, name, Identifiers.mangle(name), source, type, List.of());
  }

  private static boolean isConstant(Expression e, Attribution attribution) {
    if (attribution.constantOf(e).isPresent()) {
      return true;
    }
    return e instanceof ObjectCreationExpr creation
        && creation.getAnonymousClassBody().isEmpty()
        && creation.getArguments().stream().allMatch(a -> isConstant(a, attribution));
  }
}
