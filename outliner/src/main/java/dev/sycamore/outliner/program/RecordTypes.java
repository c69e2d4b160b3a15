package dev.sycamore.outliner.program;

import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the record types and constant arrays that code uses. */
final class RecordTypes extends ModelScanner {
  private final Set<RecordType> records = new LinkedHashSet<>();
  private final Set<ConstantArray> constants = new LinkedHashSet<>();

  void add(Kernel kernel) {
    kernel.arguments().forEach(a -> add(a.variable().type()));
    visit(kernel.body());
  }

  void add(DeviceFunction function) {
    add(function.returnType());
    function.parameters().forEach(p -> add(p.type()));
    visit(function.body());
  }

  /** Components before what contains them. */
  List<RecordType> records() {
    return List.copyOf(records);
  }

  List<ConstantArray> constants() {
    return List.copyOf(constants);
  }

  @Override
  protected void visit(Statement statement) {
    if (statement instanceof DeclareLocal s) {
      add(s.variable().type());
    } else if (statement instanceof DeclarePrivateArray s) {
      add(s.variable().type());
    }
    super.visit(statement);
  }

  @Override
  protected void visit(Expression expression) {
    add(expression.type());
    if (expression instanceof ConstantArrayRef e) {
      constants.add(e.array());
    }
    super.visit(expression);
  }

  private void add(DeviceType type) {
    if (type instanceof RecordType record && !records.contains(record)) {
      record.components().forEach(c -> add(c.type()));
      records.add(record);
    } else if (type instanceof ViewType view) {
      add(view.element());
    }
  }
}
