package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.SwitchEntry;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.enums.EnumConstants;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.List;
import java.util.Optional;

/** What a switch is over, and the values of its cases. */
final class SwitchLabels {
  private final FunctionContext context;

  SwitchLabels(FunctionContext context) {
    this.context = context;
  }

  static boolean isDefault(SwitchEntry entry) {
    return entry.isDefault() || entry.getLabels().isEmpty();
  }

  /** The selector as an int: an integer, or the ordinal of an enum constant. */
  DeviceExpression selector(Expression selector, JavaType type) {
    if (StringType.isString(type)) {
      throw context.faults().refuse(DiagnosticId.TEXT, selector);
    }
    DeviceExpression value = context.expressions().scalar(selector);
    if (!((ScalarType) value.type()).isIntegral()) {
      throw context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT,
              selector,
              "switch over an integer, a character or an enum constant",
              "a switch over `" + DeviceTypes.display(type) + "`");
    }
    return ScalarConversions.convert(value, ScalarType.INT);
  }

  List<Integer> values(SwitchEntry entry, JavaType type) {
    if (entry.getGuard().isPresent()) {
      throw pattern(entry.getGuard().get());
    }
    return Attempts.each(entry.getLabels(), label -> value(label, type));
  }

  private int value(Expression label, JavaType type) {
    if (EnumConstants.isEnum(type)) {
      return ordinal(label, ((JavaType.Declared) type).symbol());
    }
    Optional<Object> constant = context.source().constantOf(label);
    if (constant.isEmpty() || constant.get() instanceof String) {
      throw pattern(label);
    }
    return (Integer) ScalarConversions.convert(constant.get(), ScalarType.INT);
  }

  private int ordinal(Expression label, ClassSymbol type) {
    String name = null;
    if (label instanceof NameExpr simple) {
      name = simple.getNameAsString();
    } else if (label instanceof FieldAccessExpr qualified) {
      name = qualified.getNameAsString();
    }
    return EnumConstants.ordinal(type, name).orElseThrow(() -> pattern(label));
  }

  private Unlowerable pattern(Expression label) {
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            label,
            "switch over integers or enum constants",
            "a pattern in a switch");
  }
}
