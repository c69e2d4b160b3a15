package dev.sycamore.outliner.lowering.statement;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.stmt.SwitchEntry;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.report.Attempts;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.FieldSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.List;
import java.util.Optional;

/** What a switch is over, and the values of its cases. */
final class SwitchLabels {
  private final FunctionContext lowering;

  SwitchLabels(FunctionContext lowering) {
    this.lowering = lowering;
  }

  static boolean isDefault(SwitchEntry entry) {
    return entry.isDefault() || entry.getLabels().isEmpty();
  }

  /** The selector as an int: an integer, or the ordinal of an enum constant. */
  dev.sycamore.model.expression.Expression selector(Expression selector, JavaType type) {
    if (StringType.isString(type)) {
      throw lowering.faults().refuse(DiagnosticId.SYC1007, selector);
    }
    dev.sycamore.model.expression.Expression value = lowering.expressions().scalar(selector);
    if (!((ScalarType) value.type()).isIntegral()) {
      throw lowering
          .faults()
          .refuseWithHelp(
              DiagnosticId.SYC1010,
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

  static boolean isEnum(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().kind() == ClassSymbol.Kind.ENUM;
  }

  private int value(Expression label, JavaType type) {
    if (isEnum(type)) {
      return ordinal(label, ((JavaType.Declared) type).symbol());
    }
    Optional<Object> constant = lowering.source().constantOf(label);
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
    List<FieldSymbol> constants =
        type.fields().stream().filter(FieldSymbol::isEnumConstant).toList();
    for (int i = 0; i < constants.size(); i++) {
      if (constants.get(i).name().equals(name)) {
        return i;
      }
    }
    throw pattern(label);
  }

  private Unlowerable pattern(Expression label) {
    return lowering
        .faults()
        .refuseWithHelp(
            DiagnosticId.SYC1010,
            label,
            "switch over integers or enum constants",
            "a pattern in a switch");
  }
}
