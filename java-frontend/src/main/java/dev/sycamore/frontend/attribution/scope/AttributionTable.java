package dev.sycamore.frontend.attribution.scope;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What attribution found, by node. A lambda body may be attributed with types that are then
 * discarded: {@link #speculate} keeps what that finds apart.
 */
public final class AttributionTable {

  /** Lambdas in arguments of lambdas in arguments: each level may be attributed twice. */
  private static final int MAX_SPECULATIONS = 6;

  private static final class Layer {
    final Layer below;
    final IdentityHashMap<Expression, JavaType> types = new IdentityHashMap<>();
    final IdentityHashMap<Expression, Object> constants = new IdentityHashMap<>();
    final IdentityHashMap<Expression, Denotation> denotations = new IdentityHashMap<>();
    final IdentityHashMap<Node, Invocation> invocations = new IdentityHashMap<>();
    final IdentityHashMap<Expression, FunctionTarget> functions = new IdentityHashMap<>();
    final IdentityHashMap<Expression, PatternBindings> bindings = new IdentityHashMap<>();
    final IdentityHashMap<Type, JavaType> typeNodes = new IdentityHashMap<>();
    final IdentityHashMap<Node, Object> localConstants = new IdentityHashMap<>();
    final IdentityHashMap<Node, ClassSymbol> classes = new IdentityHashMap<>();

    Layer(Layer below) {
      this.below = below;
    }
  }

  private Layer top = new Layer(null);
  private int speculations;

  /** Runs {@code work} and forgets what it found. */
  public <T> T speculate(Supplier<T> work) {
    top = new Layer(top);
    speculations++;
    try {
      return work.get();
    } finally {
      top = top.below;
      speculations--;
    }
  }

  /** Whether so many speculations are under way that another one costs too much. */
  public boolean speculatesDeeply() {
    return speculations >= MAX_SPECULATIONS;
  }

  public JavaType type(Expression expression, JavaType type) {
    top.types.put(expression, type);
    return type;
  }

  public void constant(Expression expression, Object value) {
    top.constants.put(expression, value);
  }

  public void denotation(Expression expression, Denotation denotation) {
    top.denotations.put(expression, denotation);
  }

  public void invocation(Node call, Invocation invocation) {
    top.invocations.put(call, invocation);
  }

  public void function(Expression expression, FunctionTarget target) {
    top.functions.put(expression, target);
  }

  public void bindings(Expression expression, PatternBindings bindings) {
    if (!bindings.isEmpty()) {
      top.bindings.put(expression, bindings);
    }
  }

  JavaType typeNode(Type node, JavaType type) {
    top.typeNodes.put(node, type);
    return type;
  }

  /** The value of a local constant variable (JLS 4.12.4), by its declaration. */
  public void localConstant(Node declaration, Object value) {
    top.localConstants.put(declaration, value);
  }

  public void classAt(Node declaration, ClassSymbol symbol) {
    top.classes.put(declaration, symbol);
  }

  public Optional<JavaType> typeOf(Expression expression) {
    // Asked for all the time, as the next one is: no function for it.
    for (Layer layer = top; layer != null; layer = layer.below) {
      JavaType found = layer.types.get(expression);
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  public Optional<Object> constantOf(Expression expression) {
    for (Layer layer = top; layer != null; layer = layer.below) {
      Object found = layer.constants.get(expression);
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }

  public Optional<Denotation> denotationOf(Expression expression) {
    return find(layer -> layer.denotations.get(expression));
  }

  public Optional<Invocation> invocationOf(Node call) {
    return find(layer -> layer.invocations.get(call));
  }

  public Optional<FunctionTarget> functionOf(Expression expression) {
    return find(layer -> layer.functions.get(expression));
  }

  public PatternBindings bindingsOf(Expression expression) {
    return find(layer -> layer.bindings.get(expression)).orElse(PatternBindings.NONE);
  }

  public Optional<JavaType> typeNodeOf(Type node) {
    return find(layer -> layer.typeNodes.get(node));
  }

  public Optional<Object> localConstant(Node declaration) {
    return find(layer -> layer.localConstants.get(declaration));
  }

  public Optional<ClassSymbol> classAt(Node declaration) {
    return find(layer -> layer.classes.get(declaration));
  }

  private <T> Optional<T> find(Function<Layer, T> in) {
    for (Layer layer = top; layer != null; layer = layer.below) {
      T found = in.apply(layer);
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }
}
