package dev.sycamore.fuzz.program;

import java.util.List;

/** An element of one of two whole arrays of a type; the smaller mask is that of both. */
public record ChosenElement(Expr condition, ArrayVariable yes, ArrayVariable no, Expr index)
    implements LValue {
  @Override
  public Prim type() {
    return yes.type();
  }

  @Override
  public int precedence() {
    return Precedence.PRIMARY;
  }

  @Override
  public List<Node> children() {
    return List.of(condition, index);
  }

  @Override
  public Expr with(List<Node> children) {
    return new ChosenElement((Expr) children.get(0), yes, no, (Expr) children.get(1));
  }

  /** The same element of the one array, and of the other. */
  public List<Expr.Element> either() {
    int mask = Math.min(yes.mask(), no.mask());
    return List.of(of(yes, mask), of(no, mask));
  }

  private Expr.Element of(ArrayVariable array, int mask) {
    return new Expr.Element(
        new ArrayVariable(array.name(), array.type(), "", mask, array.writable()), index);
  }

  @Override
  public String text() {
    return "(%s ? %s : %s)[%s]"
        .formatted(
            condition.text(Precedence.CONDITIONAL + 1),
            yes.name(),
            no.name(),
            Expr.Element.masked(index, Math.min(yes.mask(), no.mask())));
  }
}
