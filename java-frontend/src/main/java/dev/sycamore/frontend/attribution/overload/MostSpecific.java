package dev.sycamore.frontend.attribution.overload;

import dev.sycamore.frontend.attribution.inference.Inference;
import dev.sycamore.frontend.attribution.inference.Operand;
import dev.sycamore.frontend.attribution.inference.Phase;
import dev.sycamore.frontend.attribution.inference.TruthValue;
import dev.sycamore.frontend.attribution.member.Signature;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.TypeSubstitution;
import java.util.List;

/** Which of several applicable methods is the most specific (JLS 15.12.2.5). */
final class MostSpecific {
  private final JavaTypes types;

  MostSpecific(JavaTypes types) {
    this.types = types;
  }

  /** Whether {@code one} is more specific than every other, and none is as specific as it. */
  boolean isAmong(Signature one, List<Signature> all, List<Operand> arguments, Phase phase) {
    return all.stream()
        .filter(other -> !isSame(other, one))
        .allMatch(
            other ->
                moreSpecific(one, other, arguments, phase)
                    && !moreSpecific(other, one, arguments, phase));
  }

  /** Whether no other is strictly more specific than {@code one}. */
  boolean isMaximal(Signature one, List<Signature> all, List<Operand> arguments, Phase phase) {
    return all.stream()
        .filter(other -> !isSame(other, one))
        .noneMatch(
            other ->
                moreSpecific(other, one, arguments, phase)
                    && !moreSpecific(one, other, arguments, phase));
  }

  private static boolean isSame(Signature a, Signature b) {
    return a.method().equals(b.method());
  }

  private boolean moreSpecific(Signature a, Signature b, List<Operand> arguments, Phase phase) {
    Inference inference = new Inference(types);
    TypeSubstitution opened = inference.introduce(b);
    for (int i = 0; i < arguments.size(); i++) {
      JavaType mine = a.formal(i, phase.spread());
      JavaType other = opened.apply(b.formal(i, phase.spread()));
      if (!moreSpecific(mine, other, arguments.get(i), inference)) {
        return false;
      }
    }
    if (phase.spread() && b.parameters().size() == arguments.size() + 1) {
      inference.subtype(
          a.formal(arguments.size(), true), opened.apply(b.formal(arguments.size(), true)));
    }
    return inference.answer() == TruthValue.YES;
  }

  private boolean moreSpecific(
      JavaType mine, JavaType other, Operand argument, Inference inference) {
    if (inference.isProper(other)) {
      return types.isSubtype(mine, other) || argument.prefers(mine, other);
    }
    inference.subtype(mine, other);
    return inference.answer() == TruthValue.YES;
  }
}
