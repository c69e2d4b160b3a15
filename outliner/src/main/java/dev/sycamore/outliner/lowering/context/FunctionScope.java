package dev.sycamore.outliner.lowering.context;

import com.github.javaparser.ast.Node;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.outliner.types.Identifiers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The variables and labels of one function. Declarations are distinguished by identity, so names
 * may repeat.
 */
public final class FunctionScope {
  private final IdentityHashMap<Node, Binding> bindings = new IdentityHashMap<>();
  private final Map<Variable, Integer> lengths = new HashMap<>();
  private final Set<Variable> assignedViews = new HashSet<>();
  private final Identifiers labels = new Identifiers();
  private final List<Variable> patternVariables = new ArrayList<>();
  private Optional<ArrayResult> result = Optional.empty();
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

  /** Notes what the function returns, if that is an array. */
  public void returns(ArrayResult array) {
    result = Optional.of(array);
  }

  /** What the function returns, if that is an array. */
  public Optional<ArrayResult> result() {
    return result;
  }

  /** A variable that an expression assigns; code all over the function may read it. */
  public Variable matched(String name, DeviceType type) {
    Variable variable = fresh(name, type);
    patternVariables.add(variable);
    return variable;
  }

  /** The whole code of the function, with what it needs to be declared before it. */
  public Block whole(Block body) {
    if (patternVariables.isEmpty()) {
      return body;
    }
    List<DeviceStatement> statements = new ArrayList<>();
    for (Variable variable : patternVariables) {
      statements.add(new DeclareLocal(variable, Optional.empty(), body.span()));
    }
    statements.addAll(body.statements());
    return new Block(statements, body.span());
  }

  public void bind(Node declaration, Binding binding) {
    bindings.put(declaration, binding);
  }

  public Optional<Binding> find(Node declaration) {
    return Optional.ofNullable(bindings.get(declaration));
  }

  /** Notes that a variable holds one view and then another. */
  public void noteAssigned(Variable view) {
    assignedViews.add(view);
  }

  /** Whether an expression reads a variable that may hold another view later. */
  boolean isAssigned(DeviceExpression view) {
    return view instanceof ReadLocal read && assignedViews.contains(read.variable());
  }

  /** Notes the length of a private array. */
  public void noteLength(Variable array, int length) {
    lengths.put(array, length);
  }

  /** The length of a private array; empty for other variables. */
  public Optional<Integer> lengthOf(Variable array) {
    return Optional.ofNullable(lengths.get(array));
  }

  /** The length of an array, or of a row of one, that was made in this function or is constant. */
  public Optional<Integer> lengthOf(DeviceExpression view) {
    return view.accept(
        new SimpleExpressionVisitor<>() {
          @Override
          public Optional<Integer> visitConstantArrayRef(ConstantArrayRef constant) {
            return Optional.of(constant.array().values().size());
          }

          @Override
          public Optional<Integer> visitReadLocal(ReadLocal local) {
            return lengthOf(local.variable());
          }

          @Override
          public Optional<Integer> visitStatementExpression(StatementExpression made) {
            return lengthOf(made.result());
          }

          @Override
          public Optional<Integer> visitSubView(SubView row) {
            return Optional.of(row.length())
                .filter(Literal.class::isInstance)
                .map(length -> (Integer) ((Literal) length).value());
          }

          @Override
          public Optional<Integer> defaultAction(DeviceExpression other) {
            return Optional.empty();
          }
        });
  }

  /** A label that no other statement of the function has. */
  public String freshLabel(String wanted) {
    return labels.unique(CIdentifier.of(wanted));
  }
}
