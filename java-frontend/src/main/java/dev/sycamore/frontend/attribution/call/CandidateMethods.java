package dev.sycamore.frontend.attribution.call;

import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.overload.Resolution;
import dev.sycamore.frontend.attribution.scope.NameScope;
import dev.sycamore.frontend.attribution.unit.UnitContext;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** The methods and constructors that a call may choose from, and what it then returns. */
public final class CandidateMethods {
  private final UnitContext unit;

  public CandidateMethods(UnitContext unit) {
    this.unit = unit;
  }

  /** Those that code in {@code scope} may call (JLS 6.6). */
  public List<Signature> accessible(List<Signature> candidates, NameScope scope) {
    Optional<ClassSymbol> from = scope.enclosingClass();
    if (from.isEmpty()) {
      return candidates;
    }
    return candidates.stream()
        .filter(
            c ->
                isCloneOfArray(c)
                    || unit.members()
                        .isAccessible(c.method().modifiers(), c.method().owner(), from.get()))
        .toList();
  }

  private static boolean isCloneOfArray(Signature candidate) {
    return candidate.receiver() instanceof JavaType.Array
        && candidate.method().name().equals("clone");
  }

  /** Methods whose return type is that of no declaration (JLS 4.3.2, 10.7, 15.12.3). */
  public Resolution special(Resolution resolution, JavaType site) {
    if (!(resolution instanceof Resolution.Chosen chosen)
        || !chosen.signature().method().owner().canonicalName().equals("java.lang.Object")) {
      return isSignaturePolymorphic(resolution) ? new Resolution.Unknown() : resolution;
    }
    Signature signature = chosen.signature();
    String name = signature.method().name();
    if (name.equals("getClass") && signature.parameters().isEmpty()) {
      JavaType bound =
          new JavaType.Wildcard(Optional.of(unit.types().erasure(site)), Optional.empty());
      return returning(chosen, unit.types().platformType("java.lang.Class", bound));
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

  /** Constructors as methods that return the created type. */
  public List<Signature> constructors(JavaType.Declared type, boolean diamond, NameScope scope) {
    return constructors(type, diamond, scope, false);
  }

  /** As above; those of a superclass may be protected. */
  List<Signature> constructors(
      JavaType.Declared type, boolean diamond, NameScope scope, boolean forSubclass) {
    JavaType.Declared site = diamond ? unit.types().thisType(type.symbol()) : type;
    List<Signature> all = new ArrayList<>();
    for (Signature each : unit.members().constructorsOf(site)) {
      if (isAccessible(each, scope) || (forSubclass && isProtected(each))) {
        all.add(diamond ? inferring(each, site, type) : returning(each, site));
      }
    }
    return all;
  }

  private boolean isAccessible(Signature constructor, NameScope scope) {
    return scope
        .enclosingClass()
        .filter(
            from ->
                !unit.members()
                    .isAccessible(
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
}
