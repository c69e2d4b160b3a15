package dev.sycamore.frontend.attribution.overload;

import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Phase;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.attribution.member.TypeMembers;
import dev.sycamore.frontend.attribution.overload.Resolution.Chosen;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaType.Special;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Chooses the method that a call means (JLS 15.12.2). */
public final class OverloadResolution {
  private final JavaTypes types;
  private final TypeMembers members;
  private final MostSpecific mostSpecific;

  public OverloadResolution(JavaTypes types, TypeMembers members) {
    this.types = types;
    this.members = members;
    this.mostSpecific = new MostSpecific(types);
  }

  /**
   * A candidate.
   *
   * @param declared with its type parameters: which method is the most specific depends on those
   *     (JLS 15.12.2.5), whatever type arguments the call has
   * @param signature with the type arguments of the call
   */
  private record Candidate(Signature declared, Signature signature) {}

  /** A candidate in one phase. */
  private record Tried(Candidate candidate, TruthValue answer, boolean unchecked) {
    Signature declared() {
      return candidate.declared();
    }

    Signature signature() {
      return candidate.signature();
    }
  }

  /**
   * The method that a call means, if one is known.
   *
   * @param candidates methods of the name called, accessible ones only
   * @param typeArguments explicit ones, or none
   */
  public Resolution resolve(
      List<Signature> candidates, List<Operand> arguments, List<JavaType> typeArguments) {
    List<Candidate> potential = new ArrayList<>();
    boolean unknown = false;
    for (Signature candidate : candidates) {
      TruthValue answer = potentiallyApplicable(candidate, arguments, typeArguments);
      unknown |= answer == TruthValue.UNKNOWN;
      if (answer != TruthValue.NO) {
        potential.add(
            new Candidate(
                candidate,
                typeArguments.isEmpty() || !candidate.isGeneric()
                    ? candidate
                    : candidate.instantiated(typeArguments)));
      }
    }
    if (potential.isEmpty()) {
      return new Resolution.None();
    }
    if (unknown && potential.size() > 1) {
      return new Resolution.Unknown();
    }
    for (Phase phase : Phase.values()) {
      List<Tried> tried = tryAll(potential, arguments, phase);
      if (!tried.isEmpty()) {
        return choose(tried, arguments, phase, potential.size() == 1);
      }
    }
    return new Resolution.None();
  }

  private List<Tried> tryAll(List<Candidate> potential, List<Operand> arguments, Phase phase) {
    List<Tried> tried = new ArrayList<>();
    for (Candidate candidate : potential) {
      Signature signature = candidate.signature();
      if (phase.spread()
          ? signature.method().isVarArgs()
          : signature.parameters().size() == arguments.size() && fits(signature, arguments)) {
        Tried each = applicable(candidate, arguments, phase);
        if (each.answer() != TruthValue.NO) {
          tried.add(each);
        }
      }
    }
    return tried;
  }

  private Resolution choose(List<Tried> tried, List<Operand> arguments, Phase phase, boolean only) {
    if (tried.size() == 1) {
      Tried single = tried.get(0);
      boolean certain =
          single.answer() == TruthValue.YES || (only && !single.signature().method().isVarArgs());
      return certain
          ? new Chosen(single.signature(), phase, single.unchecked())
          : new Resolution.Unknown();
    }
    List<Signature> all = tried.stream().map(Tried::declared).toList();
    for (Tried each : tried) {
      if (each.answer() == TruthValue.YES
          && mostSpecific.isAmong(each.declared(), all, arguments, phase)) {
        return new Chosen(each.signature(), phase, each.unchecked());
      }
    }
    return tried.stream().allMatch(t -> t.answer() == TruthValue.YES)
        ? preferred(tried, arguments, phase)
        : new Resolution.Unknown();
  }

  /** JLS 15.12.2.5: several maximally specific methods with the same signature. */
  private Resolution preferred(List<Tried> tried, List<Operand> arguments, Phase phase) {
    List<Signature> all = tried.stream().map(Tried::declared).toList();
    List<Tried> maximal =
        tried.stream()
            .filter(t -> mostSpecific.isMaximal(t.declared(), all, arguments, phase))
            .toList();
    if (maximal.isEmpty()
        || !maximal.stream()
            .allMatch(t -> sameParameters(t.declared(), maximal.get(0).declared()))) {
      return new Resolution.Unknown();
    }
    List<Tried> concrete =
        maximal.stream()
            .filter(t -> !t.signature().method().modifiers().contains(Modifier.ABSTRACT))
            .toList();
    if (concrete.size() == 1) {
      return new Chosen(concrete.get(0).signature(), phase, concrete.get(0).unchecked());
    }
    return maximal.stream()
        .filter(
            t ->
                maximal.stream()
                    .allMatch(
                        o ->
                            types.isSubtype(
                                t.signature().returnType(), o.signature().returnType())))
        .findFirst()
        .map(t -> (Resolution) new Chosen(t.signature(), phase, t.unchecked()))
        .orElseGet(Resolution.Unknown::new);
  }

  private boolean sameParameters(Signature a, Signature b) {
    return members.isSubsignature(a, b) || members.isSubsignature(b, a);
  }

  private TruthValue potentiallyApplicable(
      Signature candidate, List<Operand> arguments, List<JavaType> typeArguments) {
    int formals = candidate.parameters().size();
    MethodSymbol method = candidate.method();
    if (method.isVarArgs() ? arguments.size() < formals - 1 : arguments.size() != formals) {
      return TruthValue.NO;
    }
    if (!typeArguments.isEmpty()
        && candidate.isGeneric()
        && candidate.typeParameters().size() != typeArguments.size()) {
      return TruthValue.NO;
    }
    TruthValue answer = TruthValue.YES;
    for (int i = 0; i < arguments.size(); i++) {
      boolean spread = method.isVarArgs() && (i >= formals - 1) && arguments.size() != formals;
      JavaType formal = candidate.formal(i, spread);
      TruthValue each = fits(candidate, arguments.get(i), formal);
      if (each == TruthValue.NO && method.isVarArgs() && i == formals - 1) {
        each = fits(candidate, arguments.get(i), candidate.formal(i, true));
      }
      answer = answer.and(each);
    }
    return answer;
  }

  /**
   * Whether no argument is a function for an array: {@code E[]} takes no lambda that {@code E...}
   * may take.
   */
  private static boolean fits(Signature candidate, List<Operand> arguments) {
    int last = arguments.size() - 1;
    return !candidate.method().isVarArgs()
        || fits(candidate, arguments.get(last), candidate.formal(last, false)) != TruthValue.NO;
  }

  private static TruthValue fits(Signature candidate, Operand argument, JavaType formal) {
    return candidate.typeParameters().contains(formal)
        ? TruthValue.YES
        : argument.potentiallyCompatible(formal);
  }

  private Tried applicable(Candidate candidate, List<Operand> arguments, Phase phase) {
    Signature signature = candidate.signature();
    if (signature.isGeneric()) {
      return applicableByInference(candidate, arguments, phase);
    }
    TruthValue answer = TruthValue.YES;
    boolean unchecked = false;
    for (int i = 0; i < arguments.size() && answer != TruthValue.NO; i++) {
      Operand argument = arguments.get(i);
      JavaType formal = signature.formal(i, phase.spread());
      if (argument.isPertinent(false)) {
        answer = answer.and(argument.compatibleWith(formal, phase.loose()));
        unchecked |= needsUnchecked(argument, formal);
      }
    }
    return new Tried(candidate, answer, unchecked);
  }

  private boolean needsUnchecked(Operand argument, JavaType formal) {
    if (argument.isPoly()) {
      return false;
    }
    JavaType type = argument.standaloneType();
    return !(type instanceof JavaType.Primitive)
        && JavaTypes.isKnown(type)
        && type != Special.NULL
        && types.isUncheckedSubtype(type, formal)
        && !types.isSubtype(type, formal);
  }

  private Tried applicableByInference(Candidate candidate, List<Operand> arguments, Phase phase) {
    Inference inference = new Inference(types);
    TypeSubstitution opened = inference.introduce(candidate.signature());
    inference.arguments(candidate.signature(), opened, arguments, phase);
    return new Tried(candidate, inference.answer(), inference.unchecked());
  }
}
