package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
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
    return receiver(invocation)
        .filter(record -> isAccessor(record, invocation) || source(record, invocation).isPresent())
        .isPresent();
  }

  @Override
  public Value call(CallSite site) {
    Invocation invocation = site.invocation();
    JavaType.Declared record = receiver(invocation).orElseThrow();
    Value self =
        site.receiver().orElseGet(() -> lowering.self().value(lowering, (Expression) site.at()));
    if (isAccessor(record, invocation)) {
      return new ComponentLowering(lowering).read(self, invocation.method().name(), site.at());
    }
    MethodSource source = source(record, invocation).orElseThrow();
    MethodDeclaration declaration = (MethodDeclaration) source.declaration();
    Map<JavaType.Variable, JavaType> types = new HashMap<>(DeviceTypes.argumentsOf(record).types());
    types.putAll(functions.substitution(invocation).types());
    return functions.callOn(
        site,
        source.unit(),
        declaration,
        new Self.Transfer(List.of(self), parts -> new ValueSelf(parts.get(0))),
        new Substitution(types));
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
