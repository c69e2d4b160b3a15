package dev.sycamore.outliner.lowering.expression;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.BodyLowering;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.FunctionSource;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.Identifiers;
import dev.sycamore.outliner.types.Substitution;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * {@code static final} records and {@code Half}s made of constants: a function makes them where
 * they are used.
 */
final class ConstantRecords {
  private static final Set<String> FACTORIES = Set.of("of", "ofBits", "splat");

  private final FunctionContext context;
  private final FunctionCalls functions;

  ConstantRecords(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  Optional<Value> read(Expression use, FieldSymbol field) {
    Optional<DeviceType> type =
        context.compilation().types().value(field.type()).filter(t -> isMade(t));
    Optional<ParsedUnit> unit = context.compilation().units().unitOf(field.owner());
    if (type.isEmpty() || unit.isEmpty()) {
      return Optional.empty();
    }
    Optional<VariableDeclarator> declarator = FieldDeclarations.declaratorOf(field, unit.get());
    return declarator
        .flatMap(VariableDeclarator::getInitializer)
        .filter(e -> isConstant(e, unit.get().attribution()))
        .map(e -> call(use, field, type.get(), unit.get(), declarator.get(), e));
  }

  private Value call(
      Expression use,
      FieldSymbol field,
      DeviceType type,
      ParsedUnit unit,
      VariableDeclarator declarator,
      Expression initializer) {
    String name = Identifiers.nameInPackage(field.owner()) + "." + field.name();
    FunctionSource source =
        new FunctionSource(
            unit,
            declarator,
            inner -> BodyLowering.result(inner, initializer),
            List.of(),
            Substitution.NONE);
    return functions.call(use, name, CIdentifier.of(name), source, type, List.of());
  }

  private static boolean isMade(DeviceType type) {
    return type instanceof RecordType || type == ScalarType.HALF;
  }

  private static boolean isConstant(Expression e, Attribution attribution) {
    if (attribution.constantOf(e).isPresent()) {
      return true;
    }
    if (e instanceof MethodCallExpr call) {
      return attribution.invocationOf(call).filter(i -> isFactory(i.method())).isPresent()
          && call.getArguments().stream().allMatch(a -> isConstant(a, attribution));
    }
    return e instanceof ObjectCreationExpr creation
        && creation.getAnonymousClassBody().isEmpty()
        && creation.getArguments().stream().allMatch(a -> isConstant(a, attribution));
  }

  /** Whether a method of the API makes a value of its arguments and nothing else. */
  private static boolean isFactory(MethodSymbol method) {
    return ApiTypes.isApi(method.owner())
        && method.modifiers().contains(Modifier.STATIC)
        && FACTORIES.contains(method.name());
  }
}
