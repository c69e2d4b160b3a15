package dev.sycamore.model.expression;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import java.util.List;
import java.util.function.Function;

/** What can be assigned to. */
public sealed interface AssignmentTarget {

  DeviceType type();

  /** An expression that reads what is there. */
  DeviceExpression read(SourceSpan span);

  /** Applies the function for this kind of target. */
  <R> R match(
      Function<? super Local, ? extends R> local, Function<? super Element, ? extends R> element);

  /** A local variable or parameter. */
  record Local(Variable variable) implements AssignmentTarget {
    @Override
    public DeviceType type() {
      return variable.type();
    }

    @Override
    public DeviceExpression read(SourceSpan span) {
      return new ReadLocal(variable, span);
    }

    @Override
    public <R> R match(
        Function<? super Local, ? extends R> local,
        Function<? super Element, ? extends R> element) {
      return local.apply(this);
    }
  }

  /**
   * An element of a view; view and indices are evaluated, left to right, before the value (JLS
   * 15.26.1).
   */
  record Element(DeviceExpression view, List<DeviceExpression> indices)
      implements AssignmentTarget {
    public Element {
      indices = List.copyOf(indices);
    }

    @Override
    public DeviceType type() {
      return ((ViewType) view.type()).element();
    }

    @Override
    public DeviceExpression read(SourceSpan span) {
      return new ReadElement(view, indices, span);
    }

    @Override
    public <R> R match(
        Function<? super Local, ? extends R> local,
        Function<? super Element, ? extends R> element) {
      return element.apply(this);
    }
  }
}
