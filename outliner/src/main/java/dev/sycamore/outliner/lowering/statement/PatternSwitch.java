package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.SwitchEntry;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.EmbeddedStatement;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.pattern.PatternLowering;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.report.Unlowerable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The selection of a switch with patterns (JLS 14.11.1): the number of the first entry that
 * matches, over which an ordinary switch goes.
 */
final class PatternSwitch {
  private final FunctionContext context;
  private final PatternLowering patterns;
  private final Variable kept;
  private final DeviceExpression selector;
  private final List<Optional<DeviceExpression>> tests = new ArrayList<>();

  PatternSwitch(FunctionContext context, Expression written) {
    this.context = context;
    this.patterns = new PatternLowering(context);
    this.selector = context.expressions().plain(written);
    this.kept = context.scope().fresh("selector", selector.type());
    if (!(selector.type() instanceof RecordType)) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              written,
              "switch over an integer or enum constants without patterns and guards",
              "a switch with patterns over `" + context.display(written) + "`");
    }
  }

  /** Whether the entries of a switch need this class. */
  static boolean isOne(List<SwitchEntry> entries) {
    return entries.stream()
        .anyMatch(
            e ->
                e.getGuard().isPresent()
                    || e.getLabels().stream().anyMatch(ComponentPatternExpr.class::isInstance));
  }

  /** The labels of an entry, in the order of the entries. */
  List<Integer> add(SwitchEntry entry) {
    Attempts attempts = new Attempts();
    tests.add(attempts.of(() -> test(entry)).flatMap(test -> test));
    attempts.check();
    return List.of(tests.size() - 1);
  }

  private Optional<DeviceExpression> test(SwitchEntry entry) {
    try {
      return testOrFail(entry);
    } catch (Unlowerable fault) {
      entry.getLabels().forEach(patterns::bindBroken);
      throw fault;
    }
  }

  /** Empty for {@code default}, with or without {@code null}, of which there is none. */
  private Optional<DeviceExpression> testOrFail(SwitchEntry entry) {
    SourceSpan span = context.spanOf(entry);
    DeviceExpression any = null;
    for (Expression label : entry.getLabels()) {
      if (label.isNullLiteralExpr()) {
        continue;
      }
      if (!(label instanceof ComponentPatternExpr pattern)) {
        throw context
            .faults()
            .refuseWithHelp(
                DiagnosticId.UNSUPPORTED_CONSTRUCT,
                label,
                "match a record",
                "this label among patterns");
      }
      DeviceExpression one = patterns.match(pattern, new ReadLocal(kept, span));
      any = any == null ? one : new Logical(false, any, one, span);
    }
    if (any != null && entry.getGuard().isPresent()) {
      DeviceExpression guard =
          context.expressions().scalar(entry.getGuard().get(), ScalarType.BOOLEAN);
      any = new Logical(true, any, guard, span);
    }
    return Optional.ofNullable(any);
  }

  /** The number of the entry that matches, of the default one if none does. */
  DeviceExpression selected(List<SwitchEntry> entries, SourceSpan span) {
    int otherwise = entries.size();
    for (int i = 0; i < entries.size(); i++) {
      otherwise = SwitchLabels.isDefault(entries.get(i)) ? i : otherwise;
    }
    DeviceExpression result = ScalarConversions.intLiteral(otherwise, span);
    for (int i = tests.size() - 1; i >= 0; i--) {
      if (tests.get(i).isPresent()) {
        result =
            new Conditional(
                tests.get(i).get(), ScalarConversions.intLiteral(i, span), result, span);
      }
    }
    Variable selected = context.scope().fresh("selected", ScalarType.INT);
    List<EmbeddedStatement> statements =
        List.of(
            new DeclareLocal(kept, Optional.of(selector), span),
            new DeclareLocal(selected, Optional.of(result), span));
    return new StatementExpression(statements, selected, span);
  }
}
