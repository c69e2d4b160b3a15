package dev.sycamore.outliner;

import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.program.ValueSourceVisitor;

/** Where the host finds the value of an argument, as text. */
final class ValueSourceText implements ValueSourceVisitor<String> {

  @Override
  public String visitCaptured(ValueSource.Captured s) {
    return "captured " + s.index();
  }

  @Override
  public String visitField(ValueSource.Field s) {
    return "field "
        + s.owner()
        + "."
        + s.field()
        + " "
        + s.descriptor()
        + " of "
        + s.object().accept(this);
  }

  @Override
  public String visitComponent(ValueSource.Component s) {
    return "component "
        + s.owner()
        + "."
        + s.component()
        + " "
        + s.descriptor()
        + " of "
        + s.value().accept(this);
  }

  @Override
  public String visitLeaf(ValueSource.Leaf s) {
    return "leaf "
        + s.leaf()
        + "/"
        + s.leaves()
        + " "
        + s.path()
        + " of "
        + s.accessor().accept(this);
  }

  @Override
  public String visitOfLaunch(ValueSource.OfLaunch s) {
    throw new AssertionError("the outliner makes no argument of the launch");
  }

  @Override
  public String visitHidden(ValueSource.Hidden s) {
    return "hidden field " + s.holder() + "." + s.field() + " of " + s.object().accept(this);
  }

  @Override
  public String visitEnclosing(ValueSource.Enclosing s) {
    return "object around " + s.holder() + " of " + s.object().accept(this);
  }

  @Override
  public String visitStatic(ValueSource.Static s) {
    return (s.accessible() ? "" : "hidden ")
        + "static field "
        + s.owner()
        + "."
        + s.field()
        + " "
        + s.descriptor();
  }

  @Override
  public String visitRows(ValueSource.Rows s) {
    return "rows of " + s.dimensions() + " dimensions of " + s.array().accept(this);
  }

  @Override
  public String visitRowTable(ValueSource.RowTable s) {
    return "table of the rows of " + s.array().accept(this);
  }

  @Override
  public String visitArrayLeaf(ValueSource.ArrayLeaf s) {
    return "leaf "
        + s.leaf()
        + "/"
        + s.leaves()
        + " "
        + s.path()
        + " of the records in "
        + s.array().accept(this);
  }

  @Override
  public String visitOrdinal(ValueSource.Ordinal s) {
    return "ordinal of " + s.value().accept(this);
  }
}
