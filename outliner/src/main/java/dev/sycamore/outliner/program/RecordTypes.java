package dev.sycamore.outliner.program;

import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects the record types and constant arrays that code uses. */
final class RecordTypes extends ModelScanner {
  private final Set<RecordType> records = new LinkedHashSet<>();
  private final Set<ConstantArray> constants = new LinkedHashSet<>();
  private final DeviceTypeVisitor<Void> types = new Types();

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
  public Void visitDeclareLocal(DeclareLocal s) {
    add(s.variable().type());
    return super.visitDeclareLocal(s);
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    add(s.variable().type());
    return super.visitDeclarePrivateArray(s);
  }

  @Override
  protected void visit(DeviceExpression expression) {
    add(expression.type());
    super.visit(expression);
  }

  @Override
  public Void visitConstantArrayRef(ConstantArrayRef e) {
    constants.add(e.array());
    return super.visitConstantArrayRef(e);
  }

  private void add(DeviceType type) {
    type.accept(types);
  }

  private final class Types implements DeviceTypeVisitor<Void> {
    @Override
    public Void visitScalarType(ScalarType type) {
      return null;
    }

    @Override
    public Void visitRecordType(RecordType type) {
      if (!records.contains(type)) {
        type.components().forEach(c -> add(c.type()));
        records.add(type);
      }
      return null;
    }

    @Override
    public Void visitViewType(ViewType type) {
      return type.element().accept(this);
    }

    @Override
    public Void visitVoidType(VoidType type) {
      return null;
    }
  }
}
