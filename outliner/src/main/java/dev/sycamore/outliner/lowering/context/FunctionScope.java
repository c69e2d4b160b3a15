package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.DeviceType;
import java.util.IdentityHashMap;
import java.util.Optional;

/** The variables of one function. Declarations are told apart by identity, so names may repeat. */
public final class FunctionScope {
  private final IdentityHashMap<Node, Binding> bindings = new IdentityHashMap<>();
  private int count;

  /** A variable that only this function knows. */
  public Variable fresh(String name, DeviceType type) {
    return new Variable(name, count++, type);
  }

  /** A variable for a declaration of the source. */
  public Variable declare(Node declaration, String name, DeviceType type) {
    Variable variable = fresh(name, type);
    bindings.put(declaration, new Binding.Stored(variable));
    return variable;
  }

  public void bind(Node declaration, Binding binding) {
    bindings.put(declaration, binding);
  }

  public Optional<Binding> find(Node declaration) {
    return Optional.ofNullable(bindings.get(declaration));
  }
}
