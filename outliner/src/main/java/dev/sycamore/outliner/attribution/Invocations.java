package dev.sycamore.outliner.attribution;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.JavaType.Special;
import dev.sycamore.outliner.symbols.JavaTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Method calls (JLS 15.12). */
final class Invocations {
  private final UnitContext unit;

  Invocations(UnitContext unit) {
    this.unit = unit;
  }

  Operand call(MethodCallExpr call, Scope scope) {
    Optional<Names.Qualifier> qualifier =
        call.getScope().map(expression -> unit.names.qualifier(expression, scope));
    List<Operand> arguments = operands(call.getArguments(), scope);
    List<JavaType> typeArguments = typeArguments(call.getTypeArguments(), scope);
    Resolution resolution =
        qualifier.isPresent()
            ? qualified(call, qualifier.get(), arguments, typeArguments, scope)
            : unqualified(call.getNameAsString(), arguments, typeArguments, scope);
    return finish(call, resolution, arguments, unit.types::capture);
  }

  List<Operand> operands(NodeList<Expression> expressions, Scope scope) {
    return expressions.stream().map(e -> unit.expressions.operand(e, scope)).toList();
  }

  List<JavaType> typeArguments(Optional<NodeList<Type>> nodes, Scope scope) {
    return nodes.stream()
        .flatMap(NodeList::stream)
        .map(node -> unit.typeNames.resolve(node, scope))
        .toList();
  }

  /** What remains once the method is known, or known not to be known. */
  Operand finish(Expression call, Resolution resolution, List<Operand> arguments, ResultOf result) {
    if (resolution instanceof Resolution.Chosen chosen) {
      CallOperand operand = new CallOperand(Optional.of(call), chosen, arguments, result, unit);
      return operand.isPoly()
          ? operand
          : unit.expressions.standalone(call, operand.complete(Optional.empty()));
    }
    JavaType type = withoutMethod(resolution);
    arguments.forEach(argument -> argument.complete(Target.of(type)));
    return unit.expressions.standalone(call, type);
  }

  /** The type of a call of no method, and what its arguments are expected to be. */
  static JavaType withoutMethod(Resolution resolution) {
    return resolution instanceof Resolution.None ? Special.ERRONEOUS : Special.UNKNOWN;
  }

  /** From the return type of the chosen method to the type of the expression. */
  interface ResultOf {
    JavaType apply(JavaType returnType);
  }

  private Resolution qualified(
      MethodCallExpr call,
      Names.Qualifier qualifier,
      List<Operand> arguments,
      List<JavaType> typeArguments,
      Scope scope) {
    if (qualifier instanceof Names.Qualifier.OfPackage) {
      return new Resolution.None();
    }
    JavaType site =
        qualifier instanceof Names.Qualifier.Value value
            ? unit.types.capture(value.type())
            : ((Names.Qualifier.OfType) qualifier).type();
    String name = call.getNameAsString();
    if (!JavaTypes.isKnown(site)) {
      return new Resolution.Unknown();
    }
    if (JavaTypes.isErroneous(site)) {
      return new Resolution.None();
    }
    Resolution resolution =
        unit.overloads.resolve(
            accessible(unit.members.methodsOf(site, name), scope), arguments, typeArguments);
    return special(resolution, site);
  }

  /** Methods whose return type is that of no declaration (JLS 4.3.2, 10.7, 15.12.3). */
  Resolution special(Resolution resolution, JavaType site) {
    if (!(resolution instanceof Resolution.Chosen chosen)
        || !chosen.signature().method().owner().canonicalName().equals("java.lang.Object")) {
      return isSignaturePolymorphic(resolution) ? new Resolution.Unknown() : resolution;
    }
    Signature signature = chosen.signature();
    String name = signature.method().name();
    if (name.equals("getClass") && signature.parameters().isEmpty()) {
      JavaType bound =
          new JavaType.Wildcard(Optional.of(unit.types.erasure(site)), Optional.empty());
      return returning(chosen, unit.types.platformType("java.lang.Class", bound));
    }
    if (name.equals("clone") && site instanceof JavaType.Array) {
      return returning(chosen, site);
    }
    return resolution;
  }

  private static boolean isSignaturePolymorphic(Resolution resolution) {
    if (!(resolution instanceof Resolution.Chosen chosen)) {
      return false;
    }
    String owner = chosen.signature().method().owner().canonicalName();
    return (owner.equals("java.lang.invoke.MethodHandle")
            || owner.equals("java.lang.invoke.VarHandle"))
        && chosen.signature().method().isVarArgs();
  }

  private static Resolution returning(Resolution.Chosen chosen, JavaType type) {
    Signature s = chosen.signature();
    Signature other =
        new Signature(
            s.method(), s.receiver(), s.parameters(), type, s.typeParameters(), s.bounds());
    return new Resolution.Chosen(other, chosen.phase(), chosen.unchecked());
  }

  /** JLS 15.12.1: the innermost class that has a method of the name. */
  private Resolution unqualified(
      String name, List<Operand> arguments, List<JavaType> typeArguments, Scope scope) {
    List<List<Signature>> levels = new ArrayList<>();
    boolean erroneous = false;
    Optional<Scope> at = Optional.of(scope);
    while (at.isPresent()) {
      Optional<ClassSymbol> owner = at.get().owner();
      if (owner.isPresent()) {
        List<Signature> here =
            accessible(unit.members.methodsOf(unit.types.thisType(owner.get()), name), scope);
        if (!here.isEmpty()) {
          levels.add(here);
        }
        erroneous |= unit.types.hasErroneousSupertype(owner.get());
      }
      at = at.get().outer();
    }
    List<Signature> imported = accessible(unit.imports.methods(name), scope);
    if (!imported.isEmpty()) {
      levels.add(imported);
    }
    if (levels.isEmpty() || erroneous) {
      return new Resolution.None();
    }
    Resolution innermost = unit.overloads.resolve(levels.get(0), arguments, typeArguments);
    Optional<Signature> self =
        innermost instanceof Resolution.Chosen c ? Optional.of(c.signature()) : Optional.empty();
    if (self.isPresent() || levels.size() == 1) {
      return settled(innermost, levels, arguments, typeArguments)
          ? special(innermost, self.map(Signature::receiver).orElse(Special.UNKNOWN))
          : new Resolution.Unknown();
    }
    return new Resolution.Unknown();
  }

  /**
   * Where the innermost class needs boxing or variable arity, javac prefers an outer class that
   * does not; the language does not. Then the answer is left open.
   */
  private boolean settled(
      Resolution innermost,
      List<List<Signature>> levels,
      List<Operand> arguments,
      List<JavaType> typeArguments) {
    if (!(innermost instanceof Resolution.Chosen chosen) || chosen.phase() == Phase.STRICT) {
      return true;
    }
    return levels.stream()
        .skip(1)
        .map(level -> unit.overloads.resolve(level, arguments, typeArguments))
        .allMatch(
            outer ->
                outer instanceof Resolution.None
                    || (outer instanceof Resolution.Chosen other
                        && other.phase().compareTo(chosen.phase()) >= 0));
  }

  List<Signature> accessible(List<Signature> candidates, Scope scope) {
    Optional<ClassSymbol> from = scope.enclosingClass();
    if (from.isEmpty()) {
      return candidates;
    }
    return candidates.stream()
        .filter(
            c ->
                isCloneOfArray(c)
                    || unit.members.isAccessible(
                        c.method().modifiers(), c.method().owner(), from.get()))
        .toList();
  }

  private static boolean isCloneOfArray(Signature candidate) {
    return candidate.receiver() instanceof JavaType.Array
        && candidate.method().name().equals("clone");
  }
}
