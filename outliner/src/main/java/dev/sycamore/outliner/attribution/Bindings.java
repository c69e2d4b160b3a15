package dev.sycamore.outliner.attribution;

import java.util.List;
import java.util.stream.Stream;

/**
 * The pattern variables that an expression introduces (JLS 6.3.1).
 *
 * @param whenTrue those that are definitely matched where it is true
 * @param whenFalse those that are definitely matched where it is false
 */
record Bindings(List<Denotation.Local> whenTrue, List<Denotation.Local> whenFalse) {

  static final Bindings NONE = new Bindings(List.of(), List.of());

  static Bindings matched(List<Denotation.Local> locals) {
    return new Bindings(locals, List.of());
  }

  boolean isEmpty() {
    return whenTrue.isEmpty() && whenFalse.isEmpty();
  }

  Bindings not() {
    return new Bindings(/* whenTrue= */ whenFalse, /* whenFalse= */ whenTrue);
  }

  Bindings and(Bindings right) {
    return isEmpty() && right.isEmpty()
        ? NONE
        : new Bindings(both(whenTrue, right.whenTrue), List.of());
  }

  Bindings or(Bindings right) {
    return isEmpty() && right.isEmpty()
        ? NONE
        : new Bindings(List.of(), both(whenFalse, right.whenFalse));
  }

  private static List<Denotation.Local> both(
      List<Denotation.Local> left, List<Denotation.Local> right) {
    return Stream.concat(left.stream(), right.stream()).toList();
  }
}
