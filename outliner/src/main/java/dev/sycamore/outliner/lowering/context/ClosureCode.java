package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.tree.CodePlace;
import dev.sycamore.outliner.types.Substitution;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Function;

/**
 * The code of a lambda or method reference in device code. Two are equal if they are the same place
 * of the source in the same specialisation of the function around it.
 */
public final class ClosureCode {
  private final ParsedUnit unit;
  private final Expression expression;
  private final FunctionTarget target;
  private final Substitution substitution;
  private final String enclosingFunction;
  private final int selfParts;
  private final Function<List<Value>, ThisObject> self;
  private final List<Node> captures;
  private final IdentityHashMap<Node, Binding> unusable;
  private final Identity identity;

  /**
   * What makes two of them the same code. Keeps no tree.
   *
   * @param place of the lambda or method reference
   * @param substitution of the function around it
   */
  public record Identity(CodePlace place, Substitution substitution) {}

  public ClosureCode(
      ParsedUnit unit,
      Expression expression,
      FunctionTarget target,
      Substitution substitution,
      String enclosingFunction,
      ThisObject.Transfer self,
      List<Node> captures,
      IdentityHashMap<Node, Binding> unusable) {
    this.unit = unit;
    this.expression = expression;
    this.target = target;
    this.substitution = substitution;
    this.enclosingFunction = enclosingFunction;
    this.selfParts = self.parts().size();
    this.self = self.rebuild();
    this.captures = List.copyOf(captures);
    this.unusable = unusable;
    this.identity = new Identity(unit.placeOf(expression), substitution);
  }

  /** The same for all that are equal. */
  public Identity identity() {
    return identity;
  }

  public ParsedUnit unit() {
    return unit;
  }

  /** The lambda or method reference. */
  public Expression expression() {
    return expression;
  }

  public FunctionTarget target() {
    return target;
  }

  public Substitution substitution() {
    return substitution;
  }

  /** How messages show the function that holds it. */
  public String enclosingFunction() {
    return enclosingFunction;
  }

  /** How many of the captured values are parts of {@code this}; they come first. */
  public int selfParts() {
    return selfParts;
  }

  /** Makes {@code this} of its parts. */
  public Function<List<Value>, ThisObject> self() {
    return self;
  }

  /** The declarations of the local variables that it captures. */
  public List<Node> captures() {
    return captures;
  }

  /** The variables around it that have no value on a device, by identity. */
  public IdentityHashMap<Node, Binding> unusable() {
    return unusable;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ClosureCode code && code.identity.equals(identity);
  }

  @Override
  public int hashCode() {
    return identity.hashCode();
  }
}
