package dev.sycamore.outliner.lowering.function;

import dev.sycamore.outliner.lowering.context.Shape;
import java.util.ArrayList;
import java.util.List;

/** What shapes are known by: equal for equal shapes, and without the code of lambdas. */
final class ShapeKeys implements Shape.Visitor<Object> {
  private static final ShapeKeys INSTANCE = new ShapeKeys();

  private ShapeKeys() {}

  static List<Object> of(List<Shape> shapes) {
    List<Object> keys = new ArrayList<>(shapes.size());
    for (Shape shape : shapes) {
      keys.add(shape.accept(INSTANCE));
    }
    return keys;
  }

  @Override
  public Object visitPlain(Shape.Plain shape) {
    return shape;
  }

  @Override
  public Object visitWorkItem(Shape.WorkItem shape) {
    return shape;
  }

  @Override
  public Object visitGrid(Shape.Grid shape) {
    return shape;
  }

  @Override
  public Object visitJagged(Shape.Jagged shape) {
    return List.of(shape.elements().accept(this), shape.dimensions());
  }

  @Override
  public Object visitRecordArray(Shape.RecordArray shape) {
    return List.of(shape.record(), shape.leaves());
  }

  @Override
  public Object visitComposite(Shape.Composite shape) {
    return List.of(shape.type(), of(shape.components()));
  }

  @Override
  public Object visitClosure(Shape.Closure shape) {
    return List.of(shape.code().identity(), of(shape.captured()));
  }

  @Override
  public Object visitChosen(Shape.Chosen shape) {
    return List.of(shape.numbers(), of(shape.options()));
  }
}
