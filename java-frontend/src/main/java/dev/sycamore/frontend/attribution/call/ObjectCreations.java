package dev.sycamore.frontend.attribution.call;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.overload.Resolution;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import java.util.List;
import java.util.Optional;

/** Class instance creation (JLS 15.9) and calls of constructors (JLS 8.8.7.1). */
public final class ObjectCreations {
  private final UnitContext unit;
  private final CandidateMethods candidates;
  private final CallOperands operands;

  public ObjectCreations(UnitContext unit) {
    this.unit = unit;
    this.candidates = new CandidateMethods(unit);
    this.operands = new CallOperands(unit);
  }

  public Operand create(ObjectCreationExpr creation, NameScope scope) {
    JavaType type = createdType(creation, scope);
    List<Operand> arguments = operands.arguments(creation.getArguments(), scope);
    List<JavaType> typeArguments = unit.typeNames().resolveAll(creation.getTypeArguments(), scope);
    boolean diamond = creation.getType().getTypeArguments().filter(NodeList::isEmpty).isPresent();
    Operand created = create(creation, type, diamond, arguments, typeArguments, scope);
    return creation.getAnonymousClassBody().isPresent()
        ? new AnonymousClassOperand(creation, created, scope, unit)
        : created;
  }

  private Operand create(
      ObjectCreationExpr creation,
      JavaType type,
      boolean diamond,
      List<Operand> arguments,
      List<JavaType> typeArguments,
      NameScope scope) {
    if (!(type instanceof JavaType.Declared declared)) {
      Resolution none =
          JavaTypes.isErroneous(type) ? new Resolution.None() : new Resolution.Unknown();
      return operands.call(creation, none, arguments, t -> t);
    }
    if (declared.symbol().kind() == ClassSymbol.Kind.INTERFACE) {
      arguments.forEach(argument -> argument.complete(Optional.empty()));
      return diamond
          ? new DiamondOfInterface(creation, declared, unit)
          : unit.standalone(creation, type);
    }
    Resolution resolution =
        unit.overloads()
            .resolve(
                candidates.constructors(
                    declared, diamond, scope, creation.getAnonymousClassBody().isPresent()),
                arguments,
                typeArguments);
    return operands.call(creation, resolution, arguments, t -> t);
  }

  private JavaType createdType(ObjectCreationExpr creation, NameScope scope) {
    if (creation.getScope().isEmpty()) {
      return unit.typeNames().resolve(creation.getType(), scope);
    }
    JavaType outer = unit.expressions().attribute(creation.getScope().get(), scope);
    return unit.typeNames().innerOf(outer, creation.getType(), scope);
  }

  /** {@code this(...)} and {@code super(...)}. */
  public void explicit(ExplicitConstructorInvocationStmt call, NameScope scope) {
    call.getExpression().ifPresent(outer -> unit.expressions().attribute(outer, scope));
    List<Operand> arguments = operands.arguments(call.getArguments(), scope);
    Optional<JavaType.Declared> site =
        scope
            .enclosingClass()
            .flatMap(
                c ->
                    call.isThis()
                        ? Optional.of(unit.types().thisType(c))
                        : c.superclass()
                            .filter(JavaType.Declared.class::isInstance)
                            .map(JavaType.Declared.class::cast));
    complete(site, arguments, scope)
        .ifPresent(constructor -> unit.table().invocation(call, constructor));
  }

  /** The arguments of an enum constant. */
  public void enumConstant(EnumConstantDeclaration constant, ClassSymbol symbol, NameScope scope) {
    List<Operand> arguments = operands.arguments(constant.getArguments(), scope);
    complete(Optional.of(unit.types().thisType(symbol)), arguments, scope)
        .ifPresent(constructor -> unit.table().invocation(constant, constructor));
  }

  /** Completes the arguments; the result is the call of the constructor that is chosen. */
  private Optional<Invocation> complete(
      Optional<JavaType.Declared> site, List<Operand> arguments, NameScope scope) {
    Resolution resolution =
        site.map(
                t ->
                    unit.overloads()
                        .resolve(candidates.constructors(t, false, scope), arguments, List.of()))
            .orElseGet(Resolution.None::new);
    if (resolution instanceof Resolution.Chosen chosen) {
      CallOperand call = new CallOperand(Optional.empty(), chosen, arguments, t -> t, unit);
      call.complete(Optional.empty());
      return Optional.of(call.invocation(Optional.empty()));
    }
    Optional<Target> none = Target.of(CallOperands.withoutMethod(resolution));
    arguments.forEach(argument -> argument.complete(none));
    return Optional.empty();
  }
}
