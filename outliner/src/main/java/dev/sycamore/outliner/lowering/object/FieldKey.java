package dev.sycamore.outliner.lowering.object;

import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import java.util.ArrayList;
import java.util.List;

/**
 * One field of one object: of {@code this} or an object around it.
 *
 * @param path to the object, as {@link EnclosingClass} has it
 * @param owner the class that declares the field: a subclass may have another of that name
 */
public record FieldKey(List<String> path, ClassSymbol owner, String name) {
  public FieldKey {
    path = List.copyOf(path);
  }

  public static FieldKey of(List<String> path, Denotation.Field field) {
    return new FieldKey(path, field.symbol().owner(), field.symbol().name());
  }

  /** A path that goes on where another ends. */
  public static List<String> joined(List<String> path, List<String> more) {
    List<String> whole = new ArrayList<>(path);
    whole.addAll(more);
    return whole;
  }
}
