package dev.sycamore.outliner.attribution.scope;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.FunctionTarget;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.ArrayDeque;
import java.util.Deque;
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
    final IdentityHashMap<Expression, JavaType> types = new IdentityHashMap<>();
    final IdentityHashMap<Expression, Object> constants = new IdentityHashMap<>();
    final IdentityHashMap<Expression, Denotation> denotations = new IdentityHashMap<>();
    final IdentityHashMap<Node, Invocation> invocations = new IdentityHashMap<>();
    final IdentityHashMap<Expression, FunctionTarget> functions = new IdentityHashMap<>();
    final IdentityHashMap<Expression, PatternBindings> bindings = new IdentityHashMap<>();
    final IdentityHashMap<Type, JavaType> typeNodes = new IdentityHashMap<>();
    final IdentityHashMap<Node, Object> localConstants = new IdentityHashMap<>();
    final IdentityHashMap<Node, ClassSymbol> classes = new IdentityHashMap<>();
  }

  private final Deque<Layer> layers = new ArrayDeque<>();

  public AttributionTable() {
    layers.push(new Layer());
  }

  /** Runs {@code work} and forgets what it found. */
  public <T> T speculate(Supplier<T> work) {
    layers.push(new Layer());
    try {
      return work.get();
    } finally {
      layers.pop();
    }
  }

  /** Whether so many speculations are under way that another one costs too much. */
  public boolean speculatesDeeply() {
    return layers.size() > MAX_SPECULATIONS;
  }

  public JavaType type(Expression expression, JavaType type) {
    layers.peek().types.put(expression, type);
    return type;
  }

  public void constant(Expression expression, Object value) {
    layers.peek().constants.put(expression, value);
  }

  public void denotation(Expression expression, Denotation denotation) {
    layers.peek().denotations.put(expression, denotation);
  }

  public void invocation(Node call, Invocation invocation) {
    layers.peek().invocations.put(call, invocation);
  }

  public void function(Expression expression, FunctionTarget target) {
    layers.peek().functions.put(expression, target);
  }

  public void bindings(Expression expression, PatternBindings bindings) {
    if (!bindings.isEmpty()) {
      layers.peek().bindings.put(expression, bindings);
    }
  }

  JavaType typeNode(Type node, JavaType type) {
    layers.peek().typeNodes.put(node, type);
    return type;
  }

  /** The value of a local constant variable (JLS 4.12.4), by its declaration. */
  public void localConstant(Node declaration, Object value) {
    layers.peek().localConstants.put(declaration, value);
  }

  public void classAt(Node declaration, ClassSymbol symbol) {
    layers.peek().classes.put(declaration, symbol);
  }

  public Optional<JavaType> typeOf(Expression expression) {
    return find(layer -> layer.types.get(expression));
  }

  public Optional<Object> constantOf(Expression expression) {
    return find(layer -> layer.constants.get(expression));
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
    for (Layer layer : layers) {
      T found = in.apply(layer);
      if (found != null) {
        return Optional.of(found);
      }
    }
    return Optional.empty();
  }
}
