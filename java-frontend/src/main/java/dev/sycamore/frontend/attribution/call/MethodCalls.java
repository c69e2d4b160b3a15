package dev.sycamore.frontend.attribution.call;

import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Phase;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.overload.Resolution;
import dev.sycamore.frontend.attribution.scope.ExpressionNames;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Method calls (JLS 15.12). */
public final class MethodCalls {
  private final UnitContext unit;
  private final CandidateMethods candidates;
  private final CallOperands operands;

  public MethodCalls(UnitContext unit) {
    this.unit = unit;
    this.candidates = new CandidateMethods(unit);
    this.operands = new CallOperands(unit);
  }

  public Operand call(MethodCallExpr call, NameScope scope) {
    Optional<ExpressionNames.Qualifier> qualifier =
        call.getScope().map(expression -> unit.names().qualifier(expression, scope));
    List<Operand> arguments = operands.arguments(call.getArguments(), scope);
    List<JavaType> typeArguments = unit.typeNames().resolveAll(call.getTypeArguments(), scope);
    Resolution resolution =
        qualifier.isPresent()
            ? qualified(call, qualifier.get(), arguments, typeArguments, scope)
            : unqualified(call.getNameAsString(), arguments, typeArguments, scope);
    return operands.call(call, resolution, arguments, unit.types()::capture);
  }

  private Resolution qualified(
      MethodCallExpr call,
      ExpressionNames.Qualifier qualifier,
      List<Operand> arguments,
      List<JavaType> typeArguments,
      NameScope scope) {
    if (qualifier instanceof ExpressionNames.Qualifier.OfPackage) {
      return new Resolution.None();
    }
    JavaType site =
        qualifier instanceof ExpressionNames.Qualifier.Value value
            ? unit.types().capture(value.type())
            : ((ExpressionNames.Qualifier.OfType) qualifier).type();
    String name = call.getNameAsString();
    if (!JavaTypes.isKnown(site)) {
      return new Resolution.Unknown();
    }
    if (JavaTypes.isErroneous(site)) {
      return new Resolution.None();
    }
    Resolution resolution =
        unit.overloads()
            .resolve(
                candidates.accessible(unit.members().methodsOf(site, name), scope),
                arguments,
                typeArguments);
    return candidates.special(resolution, site);
  }

  /** JLS 15.12.1: the innermost class that has a method of the name. */
  private Resolution unqualified(
      String name, List<Operand> arguments, List<JavaType> typeArguments, NameScope scope) {
    List<List<Signature>> levels = new ArrayList<>();
    boolean erroneous = false;
    Optional<NameScope> at = Optional.of(scope);
    while (at.isPresent()) {
      Optional<ClassSymbol> owner = at.get().owner();
      if (owner.isPresent()) {
        List<Signature> here =
            candidates.accessible(
                unit.members().methodsOf(unit.types().thisType(owner.get()), name), scope);
        if (!here.isEmpty()) {
          levels.add(here);
        }
        erroneous |= unit.types().hasErroneousSupertype(owner.get());
      }
      at = at.get().outer();
    }
    List<Signature> imported = candidates.accessible(unit.imports().methods(name), scope);
    if (!imported.isEmpty()) {
      levels.add(imported);
    }
    if (levels.isEmpty() || erroneous) {
      return new Resolution.None();
    }
    Resolution innermost = unit.overloads().resolve(levels.get(0), arguments, typeArguments);
    Optional<Signature> self =
        innermost instanceof Resolution.Chosen c ? Optional.of(c.signature()) : Optional.empty();
    if (self.isPresent() || levels.size() == 1) {
      return settled(innermost, levels, arguments, typeArguments)
          ? candidates.special(innermost, self.map(Signature::receiver).orElse(Special.UNKNOWN))
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
        .map(level -> unit.overloads().resolve(level, arguments, typeArguments))
        .allMatch(
            outer ->
                outer instanceof Resolution.None
                    || (outer instanceof Resolution.Chosen other
                        && other.phase().compareTo(chosen.phase()) >= 0));
  }
}
