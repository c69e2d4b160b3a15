package dev.sycamore.frontend.attribution.scope;

import dev.sycamore.frontend.attribution.Denotation;
import java.util.List;
import java.util.stream.Stream;

/**
 * The pattern variables that an expression introduces (JLS 6.3.1).
 *
 * @param whenTrue those that are definitely matched where it is true
 * @param whenFalse those that are definitely matched where it is false
 */
public record PatternBindings(List<Denotation.Local> whenTrue, List<Denotation.Local> whenFalse) {

  public static final PatternBindings NONE = new PatternBindings(List.of(), List.of());

  public static PatternBindings matched(List<Denotation.Local> locals) {
    return new PatternBindings(locals, List.of());
  }

  public boolean isEmpty() {
    return whenTrue.isEmpty() && whenFalse.isEmpty();
  }

  public PatternBindings not() {
    return new PatternBindings(/* whenTrue= */ whenFalse, /* whenFalse= */ whenTrue);
  }

  public PatternBindings and(PatternBindings right) {
    return isEmpty() && right.isEmpty()
        ? NONE
        : new PatternBindings(both(whenTrue, right.whenTrue), List.of());
  }

  public PatternBindings or(PatternBindings right) {
    return isEmpty() && right.isEmpty()
        ? NONE
        : new PatternBindings(List.of(), both(whenFalse, right.whenFalse));
  }

  private static List<Denotation.Local> both(
      List<Denotation.Local> left, List<Denotation.Local> right) {
    return Stream.concat(left.stream(), right.stream()).toList();
  }
}
