package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.source.MethodSource;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Substitution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Instance methods of records: their accessors, and functions that take the record first. */
final class RecordRule implements CallRule {
  private final Lowering lowering;
  private final FunctionRule functions;

  RecordRule(Lowering lowering, FunctionRule functions) {
    this.lowering = lowering;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    Optional<JavaType.Declared> record = receiver(invocation);
    return record.filter(r -> isAccessor(r, invocation)).isPresent()
        || (record.filter(r -> source(r, invocation).isPresent()).isPresent()
            && !(isOfThis(call) && lowering.self().isSeveralValues()));
  }

  @Override
  public Value call(CallSite site) {
    Invocation invocation = site.invocation();
    JavaType.Declared record = receiver(invocation).orElseThrow();
    if (site.receiver().isEmpty() && lowering.self().isSeveralValues()) {
      Denotation.Field component = componentOf(invocation).orElseThrow();
      return lowering.self().field(lowering, component, (Expression) site.at());
    }
    if (isAccessor(record, invocation)) {
      return component(site, invocation);
    }
    MethodSource source = source(record, invocation).orElseThrow();
    Self.Transfer self =
        site.receiver()
            .map(r -> new Self.Transfer(List.of(r), parts -> new ValueSelf(parts.get(0)), false))
            .orElseGet(
                () ->
                    lowering
                        .self()
                        .transfer(lowering, source.unit().attribution(), source.declaration()));
    MethodDeclaration declaration = (MethodDeclaration) source.declaration();
    Map<JavaType.Variable, JavaType> types = new HashMap<>(DeviceTypes.argumentsOf(record).types());
    types.putAll(functions.substitution(invocation).types());
    return functions.callOn(site, source.unit(), declaration, self, new Substitution(types));
  }

  /** What an accessor that nobody wrote returns, of another record or of {@code this}. */
  private Value component(CallSite site, Invocation invocation) {
    return site.receiver().isPresent()
        ? new ComponentLowering(lowering)
            .read(site.receiver().get(), invocation.method().name(), site.at())
        : lowering
            .self()
            .field(
                lowering, componentOf(invocation).orElseThrow(), List.of(), (Expression) site.at());
  }

  private Optional<JavaType.Declared> receiver(Invocation invocation) {
    JavaType type = lowering.source().substitution().apply(invocation.receiver());
    return type instanceof JavaType.Declared declared
            && declared.symbol().kind() == ClassSymbol.Kind.RECORD
            && !invocation.method().modifiers().contains(Modifier.STATIC)
        ? Optional.of(declared)
        : Optional.empty();
  }

  /** An accessor that nobody wrote gives its component. */
  private boolean isAccessor(JavaType.Declared record, Invocation invocation) {
    MethodSymbol method = invocation.method();
    return method.parameters().isEmpty()
        && record.symbol().recordComponents().stream().anyMatch(c -> c.name().equals(method.name()))
        && source(record, invocation).isEmpty()
        && lowering.services().units().unitOf(record.symbol()).isPresent();
  }

  /** The method itself, or the record's own where it is called through a bound of a variable. */
  private Optional<MethodSource> source(JavaType.Declared record, Invocation invocation) {
    MethodSymbol method = invocation.method();
    Optional<MethodSymbol> own =
        method.owner().equals(record.symbol())
            ? Optional.of(method)
            : record.symbol().methods().stream()
                .filter(
                    m ->
                        m.name().equals(method.name())
                            && m.parameters().size() == method.parameters().size())
                .findFirst();
    return own.flatMap(m -> lowering.services().units().sourceOf(m))
        .filter(s -> s.declaration() instanceof MethodDeclaration d && d.getBody().isPresent());
  }

  /** Whether a call is on the object that the code belongs to. */
  private static boolean isOfThis(Node call) {
    return call instanceof MethodCallExpr written
        && (written.getScope().isEmpty() || written.getScope().get() instanceof ThisExpr);
  }

  /** The component that an accessor is for. */
  static Optional<Denotation.Field> componentOf(Invocation invocation) {
    return invocation.receiver() instanceof JavaType.Declared record
            && invocation.method().parameters().isEmpty()
        ? record.symbol().recordComponents().stream()
            .filter(c -> c.name().equals(invocation.method().name()))
            .findFirst()
            .map(
                c ->
                    new Denotation.Field(
                        c,
                        DeviceTypes.argumentsOf(record).apply(c.type()),
                        Optional.of(record.symbol())))
        : Optional.empty();
  }

  /** The accessor of a component, if the source of the record has one. */
  static Optional<MethodSource> writtenAccessor(
      Lowering lowering, ClassSymbol record, String component) {
    return record.methods().stream()
        .filter(m -> m.name().equals(component) && m.parameters().isEmpty())
        .findFirst()
        .flatMap(m -> lowering.services().units().sourceOf(m))
        .filter(s -> s.declaration() instanceof MethodDeclaration);
  }
}
