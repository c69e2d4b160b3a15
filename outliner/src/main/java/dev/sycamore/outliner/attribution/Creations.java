package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Class instance creation (JLS 15.9) and calls of constructors (JLS 8.8.7.1). */
final class Creations {
  private final UnitContext unit;

  Creations(UnitContext unit) {
    this.unit = unit;
  }

  Operand create(ObjectCreationExpr creation, Scope scope) {
    JavaType type = createdType(creation, scope);
    List<Operand> arguments = unit.invocations.operands(creation.getArguments(), scope);
    List<JavaType> typeArguments =
        unit.invocations.typeArguments(creation.getTypeArguments(), scope);
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
      Scope scope) {
    if (!(type instanceof JavaType.Declared declared)) {
      Resolution none =
          JavaTypes.isErroneous(type) ? new Resolution.None() : new Resolution.Unknown();
      return unit.invocations.finish(creation, none, arguments, t -> t);
    }
    if (declared.symbol().kind() == ClassSymbol.Kind.INTERFACE) {
      arguments.forEach(argument -> argument.complete(Optional.empty()));
      return diamond
          ? new DiamondOfInterface(creation, declared, unit)
          : unit.expressions.standalone(creation, type);
    }
    Resolution resolution =
        unit.overloads.resolve(
            constructors(declared, diamond, scope, creation.getAnonymousClassBody().isPresent()),
            arguments,
            typeArguments);
    return unit.invocations.finish(creation, resolution, arguments, t -> t);
  }

  private JavaType createdType(ObjectCreationExpr creation, Scope scope) {
    if (creation.getScope().isEmpty()) {
      return unit.typeNames.resolve(creation.getType(), scope);
    }
    JavaType outer = unit.expressions.attribute(creation.getScope().get(), scope);
    return unit.typeNames.innerOf(outer, creation.getType(), scope);
  }

  /** Constructors as methods that return the created type. */
  List<Signature> constructors(JavaType.Declared type, boolean diamond, Scope scope) {
    return constructors(type, diamond, scope, false);
  }

  private List<Signature> constructors(
      JavaType.Declared type, boolean diamond, Scope scope, boolean forSubclass) {
    JavaType.Declared site = diamond ? unit.types.thisType(type.symbol()) : type;
    List<Signature> all = new ArrayList<>();
    for (Signature each : unit.members.constructorsOf(site)) {
      if (isAccessible(each, scope) || (forSubclass && isProtected(each))) {
        all.add(diamond ? inferring(each, site, type) : returning(each, site));
      }
    }
    return all;
  }

  private boolean isAccessible(Signature constructor, Scope scope) {
    return scope
        .enclosingClass()
        .filter(
            from ->
                !unit.members.isAccessible(
                    constructor.method().modifiers(), constructor.method().owner(), from))
        .isEmpty();
  }

  /** What an anonymous class may call of its superclass (JLS 6.6.2.2). */
  private static boolean isProtected(Signature constructor) {
    return constructor.method().modifiers().contains(Modifier.PROTECTED);
  }

  private static Signature returning(Signature constructor, JavaType type) {
    return new Signature(
        constructor.method(),
        type,
        constructor.parameters(),
        type,
        constructor.typeParameters(),
        constructor.bounds());
  }

  /** JLS 15.9.3: the type parameters of the class become those of the call. */
  private static Signature inferring(
      Signature constructor, JavaType.Declared site, JavaType.Declared written) {
    List<JavaType.Variable> parameters = new ArrayList<>(site.symbol().typeParameters());
    parameters.addAll(constructor.typeParameters());
    List<JavaType> bounds = new ArrayList<>();
    site.symbol().typeParameters().forEach(p -> bounds.add(p.bound()));
    bounds.addAll(constructor.bounds());
    JavaType.Declared type =
        new JavaType.Declared(site.symbol(), site.arguments(), written.enclosing());
    return new Signature(
        constructor.method(), type, constructor.parameters(), type, parameters, bounds);
  }

  /** {@code this(...)} and {@code super(...)}. */
  void explicit(ExplicitConstructorInvocationStmt call, Scope scope) {
    call.getExpression().ifPresent(outer -> unit.expressions.attribute(outer, scope));
    List<Operand> arguments = unit.invocations.operands(call.getArguments(), scope);
    Optional<JavaType.Declared> site =
        scope
            .enclosingClass()
            .flatMap(
                c ->
                    call.isThis()
                        ? Optional.of(unit.types.thisType(c))
                        : c.superclass()
                            .filter(JavaType.Declared.class::isInstance)
                            .map(JavaType.Declared.class::cast));
    complete(site, arguments, scope)
        .ifPresent(constructor -> unit.findings.invocation(call, constructor));
  }

  /** The arguments of an enum constant. */
  void enumConstant(EnumConstantDeclaration constant, ClassSymbol symbol, Scope scope) {
    List<Operand> arguments = unit.invocations.operands(constant.getArguments(), scope);
    complete(Optional.of(unit.types.thisType(symbol)), arguments, scope);
  }

  /** Completes the arguments; the result is the call of the constructor that is chosen. */
  private Optional<Invocation> complete(
      Optional<JavaType.Declared> site, List<Operand> arguments, Scope scope) {
    Resolution resolution =
        site.map(t -> unit.overloads.resolve(constructors(t, false, scope), arguments, List.of()))
            .orElseGet(Resolution.None::new);
    if (resolution instanceof Resolution.Chosen chosen) {
      CallOperand call = new CallOperand(Optional.empty(), chosen, arguments, t -> t, unit);
      call.complete(Optional.empty());
      return Optional.of(call.invocation(Optional.empty()));
    }
    Optional<Target> none = Target.of(Invocations.withoutMethod(resolution));
    arguments.forEach(argument -> argument.complete(none));
    return Optional.empty();
  }
}
