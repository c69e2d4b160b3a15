package dev.sycamore.outliner.lowering;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.outliner.attribution.Denotation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The host's {@code this} in a function that a kernel calls: the fields that it uses. */
final class FieldsSelf implements Self {
  private final Map<String, Value> fields;

  private FieldsSelf(Map<String, Value> fields) {
    this.fields = fields;
  }

  /** The fields that {@code code} uses, asked of {@code self}. */
  static Transfer transfer(Self self, Lowering lowering, Node code) {
    List<String> keys = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    for (FieldUses.Use use : FieldUses.of(lowering, code)) {
      keys.add(key(use.field()));
      values.add(self.field(lowering, use.field(), use.expression()));
    }
    return new Transfer(
        values,
        parts -> {
          Map<String, Value> fields = new HashMap<>();
          for (int i = 0; i < keys.size(); i++) {
            fields.put(keys.get(i), parts.get(i));
          }
          return new FieldsSelf(fields);
        });
  }

  static String key(Denotation.Field field) {
    return field.symbol().owner().binaryName() + "." + field.symbol().name();
  }

  @Override
  public Value value(Lowering lowering, Expression use) {
    throw lowering.faults().refuse(DiagnosticId.SYC1009, use, "this", "the enclosing object");
  }

  @Override
  public Value field(Lowering lowering, Denotation.Field field, Expression use) {
    Value value = fields.get(key(field));
    if (value == null) {
      throw lowering.faults().refuse(DiagnosticId.SYC1017, use, field.symbol().name());
    }
    return value;
  }

  @Override
  public Transfer transfer(Lowering lowering, Node code) {
    return transfer(this, lowering, code);
  }
}
