package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.Dispatch;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.types.TaggedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Instance methods of sealed interfaces of records: each record has its own. */
final class SealedRule implements CallRule {
  private final FunctionContext context;
  private final FunctionCalls functions;
  private final RecordRule records;

  SealedRule(FunctionContext context, FunctionCalls functions, RecordRule records) {
    this.context = context;
    this.functions = functions;
    this.records = records;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return !invocation.method().modifiers().contains(Modifier.STATIC)
        && !isOfThis(call)
        && type(invocation).isPresent()
        && source(invocation, type(invocation).get()).isPresent()
        && type(invocation).get().alternatives().stream()
            .allMatch(a -> records.knows(call, on(a, invocation)));
  }

  @Override
  public Value call(CallSite site) {
    TaggedType type = type(site.invocation()).orElseThrow();
    Invocation known = functions.known(site.invocation());
    Value object =
        new Value.Plain(
            context.expressions().plain(site.receiver().orElseThrow(), (Expression) site.at()));
    List<Dispatch.Case> cases = new ArrayList<>();
    for (int each = 0; each < type.alternatives().size(); each++) {
      int tag = each;
      cases.add(
          new Dispatch.Case(
              List.of(tag),
              (inner, place, value, arguments) ->
                  inner
                      .calls()
                      .call(
                          place,
                          on(type.alternatives().get(tag), known),
                          Optional.of(
                              new Value.Plain(
                                  TaggedValues.record(
                                      ((Value.Plain) value).expression(),
                                      type,
                                      tag,
                                      inner.spanOf(place)))),
                          arguments)));
    }
    return new Dispatch(functions, value -> TaggedValues.tag(value, value.span()))
        .call(
            site.at(),
            (JavaType.Declared) known.receiver(),
            known,
            source(known, type).orElseThrow(),
            cases,
            object,
            site.arguments());
  }

  private Optional<TaggedType> type(Invocation invocation) {
    return context
        .compilation()
        .types()
        .tagged(context.source().substitution().apply(invocation.receiver()));
  }

  /** The same call on a record of one class. */
  private static Invocation on(TaggedType.Alternative alternative, Invocation invocation) {
    return new Invocation(
        invocation.method(),
        alternative.javaType(),
        invocation.parameterTypes(),
        invocation.returnType(),
        invocation.typeArguments(),
        invocation.spread());
  }

  /** The declaration of the method, or that of one of the records. */
  private Optional<MethodSource> source(Invocation invocation, TaggedType type) {
    Optional<MethodSource> declared =
        context
            .compilation()
            .units()
            .sourceOf(invocation.method())
            .filter(s -> s.declaration() instanceof MethodDeclaration);
    return declared.isPresent()
        ? declared
        : type.alternatives().stream()
            .flatMap(
                a ->
                    BoundMethod.of(context.compilation().units(), a.javaType(), invocation)
                        .stream())
            .map(BoundMethod::source)
            .findFirst();
  }

  /** In a default method, {@code this} is of a known class. */
  private static boolean isOfThis(Node call) {
    return call instanceof MethodCallExpr written
        && (written.getScope().isEmpty() || written.getScope().get() instanceof ThisExpr);
  }
}
