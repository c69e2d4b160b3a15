package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.lowering.object.RecordComponents;
import dev.sycamore.outliner.lowering.object.RecordThis;
import dev.sycamore.outliner.lowering.object.ThisFields;
import dev.sycamore.outliner.types.Substitution;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Instance methods of records: their accessors, and functions that take the record first. */
final class RecordRule implements CallRule {
  private final FunctionContext context;
  private final FunctionCalls functions;
  private final GeneratedMethods generated;

  RecordRule(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
    this.generated = new GeneratedMethods(context, functions);
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    Optional<JavaType.Declared> record = receiver(call, invocation);
    return record
            .filter(r -> isAccessor(r, invocation) || generated.knows(r, invocation))
            .isPresent()
        || (record.flatMap(r -> method(r, invocation)).isPresent()
            && !(isOfThis(call) && context.thisObject().isSeveralValues()));
  }

  @Override
  public boolean takesAnyValue() {
    return true;
  }

  @Override
  public Value call(CallSite site) {
    Invocation invocation = site.invocation();
    JavaType.Declared record = receiver(site.at(), invocation).orElseThrow();
    if (isAccessor(record, invocation)) {
      return component(site, record);
    }
    if (generated.knows(record, invocation)) {
      return generated.call(site, record);
    }
    BoundMethod method = method(record, invocation).orElseThrow();
    ThisObject.Transfer self =
        site.receiver()
            .map(
                r ->
                    new ThisObject.Transfer(
                        List.of(r), parts -> new RecordThis(parts.get(0)), false))
            .orElseGet(() -> method.transfer(context.thisObject(), context, site.at()));
    return functions.call(site.at(), method, self, site.arguments());
  }

  /** What an accessor that nobody wrote returns, of another record or of {@code this}. */
  private Value component(CallSite site, JavaType.Declared record) {
    String name = site.invocation().method().name();
    if (site.receiver().isPresent()) {
      return RecordComponents.ofMade(context, site.receiver().get(), name, site.at());
    }
    Denotation.Field component = RecordComponents.find(record, name).orElseThrow();
    Expression use = (Expression) site.at();
    boolean ofRecord =
        site.invocation().receiver() instanceof JavaType.Declared declared
            && declared.symbol().equals(record.symbol());
    return ofRecord && context.thisObject().isSeveralValues()
        ? ThisFields.read(context, component, use)
        : context.thisObject().field(context, component, List.of(), use);
  }

  /** In a default method that a record has, {@code this} is the record. */
  private Optional<JavaType.Declared> receiver(Node call, Invocation invocation) {
    Substitution types = context.source().substitution();
    JavaType written = types.apply(invocation.receiver());
    JavaType type =
        isOfThis(call)
                && written instanceof JavaType.Declared declared
                && declared.symbol().kind() == ClassSymbol.Kind.INTERFACE
            ? types.thisClass().map(JavaType.class::cast).orElse(written)
            : written;
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
        && RecordComponents.find(record, method.name()).isPresent()
        && RecordComponents.writtenAccessor(
                context.compilation().units(), record.symbol(), method.name())
            .isEmpty()
        && context.compilation().units().unitOf(record.symbol()).isPresent();
  }

  /** The method that the record has for the one that is called, perhaps through an interface. */
  private Optional<BoundMethod> method(JavaType.Declared record, Invocation invocation) {
    return BoundMethod.of(context.compilation().units(), record, invocation);
  }

  /** Whether a call is on the object that the code belongs to. */
  private static boolean isOfThis(Node call) {
    return call instanceof MethodCallExpr written
        && (written.getScope().isEmpty() || written.getScope().get() instanceof ThisExpr);
  }
}
