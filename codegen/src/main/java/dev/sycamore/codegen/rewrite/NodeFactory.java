package dev.sycamore.codegen.rewrite;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.List;
import java.util.Optional;

/** Short ways to make the nodes that passes need often; all at one place of the source. */
public record NodeFactory(SourceSpan span) {

  public Literal integer(int value) {
    return new Literal(ScalarType.INT, value, span);
  }

  public ReadLocal read(Variable variable) {
    return new ReadLocal(variable, span);
  }

  public ReadElement read(Variable view, int index) {
    return new ReadElement(read(view), List.of(integer(index)), span);
  }

  /** Where the work-item is, as {@link WorkItemQuery} has it. */
  public DeviceExpression query(WorkItemQuery.Query query, int dimensions, int dimension) {
    return new WorkItemQuery(query, dimensions, integer(dimension), span);
  }

  public DeviceExpression binary(
      BinaryOperator operator, DeviceExpression left, DeviceExpression right) {
    return new Binary(operator, left, right, span);
  }

  public DeviceStatement assign(Variable variable, DeviceExpression value) {
    return assign(new AssignmentTarget.Local(variable), value);
  }

  public DeviceStatement assign(Variable view, DeviceExpression index, DeviceExpression value) {
    return assign(new AssignmentTarget.Element(read(view), List.of(index)), value);
  }

  public DeviceStatement assign(AssignmentTarget target, DeviceExpression value) {
    return new Evaluate(new Assign(target, value, span), span);
  }

  public DeviceStatement when(DeviceExpression condition, List<DeviceStatement> then) {
    return new If(condition, new Block(then, span), Optional.empty(), span);
  }

  /** What an element of a new array of the type holds; empty for memory, and what is made of it. */
  public Optional<DeviceExpression> zero(DeviceType type) {
    return type.accept(new Zero());
  }

  private final class Zero implements DeviceTypeVisitor<Optional<DeviceExpression>> {
    @Override
    public Optional<DeviceExpression> visitScalarType(ScalarType type) {
      Object value =
          switch (type) {
            case BOOLEAN -> false;
            case BYTE -> (byte) 0;
            case SHORT, HALF -> (short) 0;
            case CHAR -> (char) 0;
            case INT -> 0;
            case LONG -> 0L;
            case FLOAT -> 0f;
            case DOUBLE -> 0d;
          };
      return Optional.of(new Literal(type, value, span));
    }

    @Override
    public Optional<DeviceExpression> visitRecordType(RecordType type) {
      List<DeviceExpression> zeros =
          type.components().stream().flatMap(c -> zero(c.type()).stream()).toList();
      return zeros.size() == type.components().size()
          ? Optional.of(new NewRecord(type, zeros, span))
          : Optional.empty();
    }

    @Override
    public Optional<DeviceExpression> visitViewType(ViewType type) {
      return Optional.empty();
    }

    @Override
    public Optional<DeviceExpression> visitVoidType(VoidType type) {
      return Optional.empty();
    }
  }
}
