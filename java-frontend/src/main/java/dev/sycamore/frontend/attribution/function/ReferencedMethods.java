package dev.sycamore.frontend.attribution.function;

import com.github.javaparser.ast.expr.MethodReferenceExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.attribution.call.CallOperand;
import dev.sycamore.frontend.attribution.call.CandidateMethods;
import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Target;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.overload.Resolution;
import dev.sycamore.frontend.attribution.scope.ExpressionNames;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Primitive;
import dev.sycamore.frontend.symbols.JavaTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The compile-time declaration of a method reference (JLS 15.13.1). */
final class ReferencedMethods {
  private final UnitContext unit;
  private final CandidateMethods methods;
  private final String name;
  private final boolean ofType;
  private final JavaType site;
  private final List<JavaType> typeArguments;
  private final List<Signature> candidates;

  ReferencedMethods(
      MethodReferenceExpr reference,
      ExpressionNames.Qualifier qualifier,
      NameScope scope,
      UnitContext unit) {
    this.unit = unit;
    this.methods = new CandidateMethods(unit);
    this.name = reference.getIdentifier();
    this.ofType = qualifier instanceof ExpressionNames.Qualifier.OfType;
    this.site = siteOf(qualifier);
    this.typeArguments = unit.typeNames().resolveAll(reference.getTypeArguments(), scope);
    this.candidates = candidates(scope);
  }

  private JavaType siteOf(ExpressionNames.Qualifier qualifier) {
    if (qualifier instanceof ExpressionNames.Qualifier.OfType type) {
      return type.type();
    }
    return qualifier instanceof ExpressionNames.Qualifier.Value value
        ? unit.types().capture(value.type())
        : JavaType.Special.ERRONEOUS;
  }

  private List<Signature> candidates(NameScope scope) {
    if (!isUsable() || (name.equals("new") && site instanceof JavaType.Array)) {
      return List.of();
    }
    if (name.equals("new")) {
      return site instanceof JavaType.Declared declared
          ? methods.constructors(declared, unit.types().isRaw(declared), scope)
          : List.of();
    }
    return methods.accessible(unit.members().methodsOf(site, name), scope);
  }

  private boolean isUsable() {
    return JavaTypes.isKnown(site) && !JavaTypes.isErroneous(site);
  }

  /**
   * What a reference calls.
   *
   * @param invocation empty for the constructor of an array
   */
  record Referenced(JavaType returnType, Optional<Invocation> invocation) {}

  /** What a reference calls as an operand: its own type arguments may depend on the context. */
  Optional<Operand> call(List<JavaType> parameters) {
    return isArrayCreation()
        ? Optional.of(new Operand.Standalone(site, Optional.empty(), unit.compatibility()))
        : declaration(parameters).map(Operand.class::cast);
  }

  private boolean isArrayCreation() {
    return name.equals("new") && site instanceof JavaType.Array;
  }

  /** Whether some candidate takes what a function with {@code n} parameters passes. */
  TruthValue hasArity(int n) {
    if (!isUsable()) {
      return TruthValue.UNKNOWN;
    }
    if (candidates.isEmpty()) {
      return TruthValue.of(site instanceof JavaType.Array && name.equals("new") && n == 1);
    }
    return TruthValue.of(
        candidates.stream()
            .anyMatch(
                c -> {
                  int formals = c.parameters().size();
                  boolean asIs = c.method().isVarArgs() ? n >= formals - 1 : n == formals;
                  boolean withReceiver =
                      ofType
                          && !isStatic(c)
                          && (c.method().isVarArgs() ? n >= formals : n == formals + 1);
                  return asIs || withReceiver;
                }));
  }

  /** The only method that it can mean, whatever the function type (JLS 15.13.1). */
  Optional<Signature> exact() {
    if (candidates.size() != 1) {
      return Optional.empty();
    }
    Signature only = candidates.get(0);
    boolean rawType = ofType && unit.types().isRaw(site);
    if (only.method().isVarArgs() || rawType || (only.isGeneric() && typeArguments.isEmpty())) {
      return Optional.empty();
    }
    return Optional.of(only.isGeneric() ? only.instantiated(typeArguments) : only);
  }

  /** JLS 18.2.1, for an exact method reference. */
  void reduceExact(
      Signature exact, Inference inference, List<JavaType> formals, JavaType returnType) {
    int receiver = formals.size() - exact.parameters().size();
    if (receiver != 0 && receiver != 1) {
      inference.giveUp();
      return;
    }
    if (receiver == 1) {
      inference.subtype(formals.get(0), site);
    }
    for (int i = 0; i < exact.parameters().size(); i++) {
      inference.compatible(formals.get(i + receiver), exact.parameters().get(i), true);
    }
    if (returnType != Primitive.VOID) {
      inference.compatible(unit.types().capture(exact.returnType()), returnType, true);
    }
  }

  /** The method for a function with these parameter types; empty if that is not known. */
  Optional<Referenced> find(List<JavaType> parameters, JavaType returnType) {
    if (isArrayCreation()) {
      return Optional.of(new Referenced(site, Optional.empty()));
    }
    return declaration(parameters).flatMap(call -> referenced(call, returnType));
  }

  /** JLS 15.13.1. */
  private Optional<CallOperand> declaration(List<JavaType> parameters) {
    if (!isUsable() || parameters.stream().anyMatch(t -> !JavaTypes.isKnown(t))) {
      return Optional.empty();
    }
    List<Operand> arguments = operands(parameters);
    Resolution first = unit.overloads().resolve(candidates, arguments, typeArguments);
    if (!ofType || name.equals("new") || parameters.isEmpty()) {
      return call(first, arguments);
    }
    JavaType receiver = unit.types().capture(parameters.get(0));
    List<Operand> rest = arguments.subList(1, arguments.size());
    Resolution second = unit.overloads().resolve(throughReceiver(receiver), rest, typeArguments);
    boolean asStatic = first instanceof Resolution.Chosen c && isStatic(c.signature());
    boolean asMember = second instanceof Resolution.Chosen c && !isStatic(c.signature());
    if (asStatic == asMember) {
      return Optional.empty();
    }
    return asStatic ? call(first, arguments) : call(second, rest);
  }

  private List<Signature> throughReceiver(JavaType receiver) {
    JavaType through = site;
    if (unit.types().isRaw(site) && site instanceof JavaType.Declared declared) {
      Optional<JavaType.Declared> as = unit.types().asSuper(receiver, declared.symbol());
      if (as.isEmpty()) {
        return List.of();
      }
      through = as.get();
    } else if (!unit.types().isSubtype(receiver, site)) {
      return List.of();
    }
    List<Signature> all = new ArrayList<>();
    for (Signature each : candidates) {
      all.add(unit.members().signature(through, each.method()));
    }
    return all;
  }

  private List<Operand> operands(List<JavaType> types) {
    List<Operand> all = new ArrayList<>();
    for (JavaType type : types) {
      all.add(
          new Operand.Standalone(
              unit.types().capture(type), Optional.empty(), unit.compatibility()));
    }
    return all;
  }

  private Optional<CallOperand> call(Resolution resolution, List<Operand> arguments) {
    return methods.special(resolution, site) instanceof Resolution.Chosen chosen
        ? Optional.of(
            new CallOperand(Optional.empty(), chosen, arguments, unit.types()::capture, unit))
        : Optional.empty();
  }

  private static Optional<Referenced> referenced(CallOperand call, JavaType returnType) {
    Invocation invocation =
        call.invocation(returnType == Primitive.VOID ? Optional.empty() : Target.of(returnType));
    return JavaTypes.isKnown(invocation.returnType())
        ? Optional.of(new Referenced(invocation.returnType(), Optional.of(invocation)))
        : Optional.empty();
  }

  private static boolean isStatic(Signature signature) {
    return signature.method().modifiers().contains(Modifier.STATIC);
  }
}
