package dev.sycamore.outliner.lowering.object;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The host's {@code this} in a function that a kernel calls: the fields that it uses, of this
 * object and of those around it.
 */
public final class FieldwiseThis implements FieldsOfObjects {
  private final Map<FieldKey, Value> fields;
  private final ForeignFields foreign;
  private final List<String> path;

  private FieldwiseThis(Map<FieldKey, Value> fields, ForeignFields foreign, List<String> path) {
    this.fields = fields;
    this.foreign = foreign;
    this.path = path;
  }

  /** The fields that {@code code}, of the class of {@code self}, uses, read at {@code use}. */
  public static Transfer transfer(
      FieldsOfObjects self, SourceTypes context, ObjectCode code, Node use) {
    List<FieldKey> keys = new ArrayList<>();
    List<Value> values = new ArrayList<>();
    for (FieldUses.Use field : FieldUses.of(context.compilation().units(), code)) {
      self.find(context, field.field(), field.key().path())
          .ifPresent(
              value -> {
                keys.add(field.key());
                values.add(value.at(context.spanOf(use)));
              });
    }
    return new Transfer(
        values,
        parts -> {
          Map<FieldKey, Value> fields = new HashMap<>();
          for (int i = 0; i < keys.size(); i++) {
            fields.put(keys.get(i), parts.get(i));
          }
          return new FieldwiseThis(fields, self.foreign(), List.of());
        },
        true);
  }

  @Override
  public Value value(SourceTypes context, Expression use) {
    throw context
        .faults()
        .refuse(DiagnosticId.CAPTURED_TYPE, use, "`this`", "the enclosing object");
  }

  @Override
  public Optional<Value> find(SourceTypes context, Denotation.Field field, List<String> way) {
    return Optional.ofNullable(fields.get(FieldKey.of(FieldKey.joined(path, way), field)));
  }

  @Override
  public ForeignFields foreign() {
    return foreign;
  }

  @Override
  public ThisObject around(List<String> way) {
    return new FieldwiseThis(fields, foreign, FieldKey.joined(path, way));
  }

  @Override
  public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
    return transfer(this, context, code, use);
  }
}
