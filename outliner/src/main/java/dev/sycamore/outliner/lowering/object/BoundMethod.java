package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.MethodLookup;
import dev.sycamore.outliner.types.Substitution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The method that a call on an object runs, where the compiler can tell: nothing can override it,
 * or the class of the object is known exactly.
 *
 * @param invocation of that method
 * @param way to the object that it is called on, as {@link EnclosingClass} has it
 * @param thisClass the class of the object, where it is known exactly
 */
public record BoundMethod(
    Invocation invocation,
    MethodSource source,
    List<String> way,
    Optional<JavaType.Declared> thisClass) {

  /**
   * The method of a call, or method reference, on {@code this} or an object around it.
   *
   * @param attribution of the file that the call is in
   * @param types of the code that the call is in
   */
  public static Optional<BoundMethod> ofThis(
      SourceUnits units,
      Attribution attribution,
      Substitution types,
      Node call,
      Invocation invocation) {
    Optional<Expression> scope = scopeOf(call);
    boolean ofSuper = scope.filter(SuperExpr.class::isInstance).isPresent();
    boolean ofThis =
        scope.isEmpty() ? call instanceof MethodCallExpr : scope.get() instanceof ThisExpr;
    if (invocation.method().modifiers().contains(Modifier.STATIC) || !(ofSuper || ofThis)) {
      return Optional.empty();
    }
    return way(call, scope, invocation, attribution)
        .flatMap(
            way -> {
              Optional<JavaType.Declared> known =
                  way.isEmpty() && types.thisClass().isPresent()
                      ? types.thisClass()
                      : finalClass(types.apply(invocation.receiver()));
              return of(units, invocation, ofSuper, way, known);
            });
  }

  /** As above, for code that is being lowered. */
  public static Optional<BoundMethod> ofThis(
      SourceTypes context, Node call, Invocation invocation) {
    return ofThis(
        context.compilation().units(),
        context.unit().attribution(),
        context.source().substitution(),
        call,
        invocation);
  }

  /** The method of a reference that is bound to an object. */
  public static Optional<BoundMethod> ofObject(
      SourceUnits units, JavaType receiver, Invocation invocation) {
    return of(units, invocation, false, List.of(), finalClass(receiver));
  }

  /** The method that objects of a class have for one of its supertypes. */
  public static Optional<BoundMethod> of(
      SourceUnits units, JavaType.Declared thisClass, Invocation invocation) {
    return of(units, invocation, false, List.of(), Optional.of(thisClass));
  }

  /**
   * The method of an object that is a function.
   *
   * @param unit the file of the expression that creates the object, which tells its class
   */
  public static Optional<BoundMethod> ofFunction(
      SourceUnits units, ParsedUnit unit, Expression creation, FunctionTarget target) {
    return unit.attribution()
        .typeOf(creation)
        .filter(JavaType.Declared.class::isInstance)
        .map(JavaType.Declared.class::cast)
        .flatMap(type -> of(units, type, Invocation.of(target.method())));
  }

  private static Optional<BoundMethod> of(
      SourceUnits units,
      Invocation invocation,
      boolean ofSuper,
      List<String> way,
      Optional<JavaType.Declared> thisClass) {
    MethodSymbol written = invocation.method();
    boolean isItself =
        ofSuper
            || written.modifiers().contains(Modifier.PRIVATE)
            || (thisClass.isEmpty() && isStaticallyBound(written));
    Optional<MethodSymbol> method =
        isItself ? Optional.of(written) : thisClass.flatMap(c -> MethodLookup.find(c, written));
    return method.flatMap(
        m ->
            units
                .sourceOf(m)
                .filter(
                    s -> s.declaration() instanceof MethodDeclaration d && d.getBody().isPresent())
                .map(s -> new BoundMethod(of(invocation, m), s, way, thisClass)));
  }

  /** Whether no class can override a method (JLS 8.4.3.3, 8.4.8). */
  public static boolean isStaticallyBound(MethodSymbol method) {
    ClassSymbol owner = method.owner();
    return method.modifiers().contains(Modifier.STATIC)
        || method.modifiers().contains(Modifier.PRIVATE)
        || method.modifiers().contains(Modifier.FINAL)
        || owner.modifiers().contains(Modifier.FINAL)
        || owner.kind() == ClassSymbol.Kind.RECORD;
  }

  private static Invocation of(Invocation invocation, MethodSymbol method) {
    return new Invocation(
        method,
        invocation.receiver(),
        invocation.parameterTypes(),
        invocation.returnType(),
        invocation.typeArguments(),
        invocation.spread());
  }

  private static Optional<Expression> scopeOf(Node call) {
    if (call instanceof MethodCallExpr written) {
      return written.getScope();
    }
    return call instanceof MethodReferenceExpr reference
        ? Optional.of(reference.getScope())
        : Optional.empty();
  }

  private static Optional<List<String>> way(
      Node call, Optional<Expression> scope, Invocation invocation, Attribution attribution) {
    if (call instanceof MethodCallExpr written) {
      return EnclosingClass.pathTo(written, invocation, attribution);
    }
    return scope.orElse(null) instanceof ThisExpr self
        ? EnclosingClass.pathTo(self, attribution)
        : Optional.of(List.of());
  }

  private static Optional<JavaType.Declared> finalClass(JavaType type) {
    return type instanceof JavaType.Declared declared
            && declared.symbol().modifiers().contains(Modifier.FINAL)
        ? Optional.of(declared)
        : Optional.empty();
  }

  public MethodDeclaration declaration() {
    return (MethodDeclaration) source.declaration();
  }

  /** What the code of the method needs of an object, which {@code self} is, at a call. */
  public ThisObject.Transfer transfer(ThisObject self, SourceTypes context, Node call) {
    return self.transfer(
        context,
        new ObjectCode(source.unit().attribution(), thisClass, source.declaration()),
        call);
  }

  /**
   * What is known of the types in the method.
   *
   * @param own what its own type parameters are
   */
  public Substitution types(Substitution own) {
    Map<JavaType.Variable, JavaType> types = new HashMap<>();
    thisClass
        .flatMap(c -> MethodLookup.supertype(c, invocation.method().owner()))
        .ifPresent(in -> types.putAll(DeviceTypes.argumentsOf(in).types()));
    types.putAll(own.types());
    return new Substitution(types, thisClass);
  }
}
