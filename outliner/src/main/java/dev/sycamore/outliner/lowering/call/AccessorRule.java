package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.CodeEmission;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.SingleEvaluation;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.List;
import java.util.Set;

/** Methods of accessors, local accessors and memory. */
final class AccessorRule implements CallRule {
  private static final Set<String> NAMES = Set.of("get", "set", "size", "range", "slice");

  private final CodeEmission context;

  AccessorRule(CodeEmission context) {
    this.context = context;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    return NAMES.contains(invocation.method().name())
        && context.source().substitution().apply(invocation.receiver())
            instanceof JavaType.Declared receiver
        && ApiTypes.accessor(receiver.symbol()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    DeviceExpression view =
        site.receiver()
            .filter(Value.Plain.class::isInstance)
            .map(v -> ((Value.Plain) v).expression())
            .filter(e -> e.type() instanceof ViewType)
            .orElseThrow(() -> context.faults().silently());
    ViewType type = (ViewType) view.type();
    SourceSpan span = context.spanOf(site.at());
    return new Value.Plain(
        switch (site.invocation().method().name()) {
          case "get" -> new ReadElement(view, site.plainArguments(), span);
          case "set" -> set(site, view, type, span);
          case "size" -> size(view, type, span);
          case "slice" -> new SubView(view, site.plain(0), site.plain(1), span);
          default -> range(site, view, type, span);
        });
  }

  private DeviceExpression set(
      CallSite site, DeviceExpression view, ViewType type, SourceSpan span) {
    List<DeviceExpression> arguments = site.plainArguments();
    List<DeviceExpression> indices = arguments.subList(0, type.dimensions());
    DeviceExpression value = arguments.get(type.dimensions());
    DeviceExpression converted =
        type.element() instanceof ScalarType element && value.type() instanceof ScalarType
            ? ScalarConversions.convert(value, element)
            : value;
    return new Assign(new AssignmentTarget.Element(view, indices), converted, span);
  }

  private static DeviceExpression size(DeviceExpression view, ViewType type, SourceSpan span) {
    DeviceExpression size = new Extent(view, 0, span);
    for (int d = 1; d < type.dimensions(); d++) {
      size = new Binary(BinaryOperator.MULTIPLY, size, new Extent(view, d, span), span);
    }
    return size;
  }

  private DeviceExpression range(
      CallSite site, DeviceExpression view, ViewType type, SourceSpan span) {
    DeviceExpression dimension = site.plain(0);
    if (dimension instanceof Literal literal) {
      int d = (Integer) literal.value();
      if (d < 0 || d >= type.dimensions()) {
        throw context
            .faults()
            .refuse(
                DiagnosticId.INDEX_OUT_OF_RANGE,
                site.at(),
                d,
                "an accessor of " + type.dimensions() + " dimensions");
      }
      return new Extent(view, d, span);
    }
    return new SingleEvaluation(context, "dimension", dimension, span)
        .in(
            d -> {
              DeviceExpression range = new Extent(view, type.dimensions() - 1, span);
              for (int i = type.dimensions() - 2; i >= 0; i--) {
                DeviceExpression isThis =
                    new Binary(
                        BinaryOperator.EQUAL, d, ScalarConversions.intLiteral(i, span), span);
                range = new Conditional(isThis, new Extent(view, i, span), range, span);
              }
              return range;
            });
  }
}
