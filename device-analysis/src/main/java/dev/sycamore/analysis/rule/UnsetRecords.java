package dev.sycamore.analysis.rule;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Reads of private arrays of records that see no store the first time that they run: none is before
 * them in the text, and none can come before them in a loop, since each pass reads first.
 */
final class UnsetRecords extends ModelScanner {

  private final BiConsumer<Variable, ReadElement> found;

  /** Arrays without a record so far, and the number of loops around their declarations. */
  private final Map<Variable, Integer> unset = new HashMap<>();

  private int loops;

  /** How many conditions the innermost loop has around this place. */
  private int conditions;

  private UnsetRecords(BiConsumer<Variable, ReadElement> found) {
    this.found = found;
  }

  /** Hands over the first such read of each array. */
  static void find(DeviceStatement body, BiConsumer<Variable, ReadElement> found) {
    new UnsetRecords(found).scan(body);
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    super.visitDeclarePrivateArray(s);
    if (s.initialValues().isEmpty()
        && ((ViewType) s.variable().type()).element() instanceof RecordType) {
      unset.put(s.variable(), loops);
    }
    return null;
  }

  @Override
  public Void visitReadElement(ReadElement e) {
    Variable array = unset(e.view());
    if (array == null) {
      return super.visitReadElement(e);
    }
    scanIndices(e.view());
    e.indices().forEach(this::scan);
    int around = loops - unset.get(array);
    if (around == 0 || (around == 1 && conditions == 0)) {
      unset.remove(array);
      found.accept(array, e);
    }
    return null;
  }

  /** The value is read before it is stored. */
  @Override
  public Void visitAssign(Assign e) {
    Variable array =
        e.target() instanceof AssignmentTarget.Element element ? unset(element.view()) : null;
    if (array == null) {
      return super.visitAssign(e);
    }
    AssignmentTarget.Element target = (AssignmentTarget.Element) e.target();
    scanIndices(target.view());
    target.indices().forEach(this::scan);
    scan(e.value());
    unset.remove(array);
    return null;
  }

  @Override
  public Void visitExtent(Extent e) {
    return unset(e.view()) == null ? super.visitExtent(e) : null;
  }

  /** Anything else that is done with an array, such as to pass it on. */
  @Override
  public Void visitReadLocal(ReadLocal e) {
    unset.remove(e.variable());
    return super.visitReadLocal(e);
  }

  @Override
  public Void visitIf(If s) {
    scan(s.condition());
    conditions++;
    scan(s.thenBranch());
    s.elseBranch().ifPresent(this::scan);
    conditions--;
    return null;
  }

  @Override
  public Void visitSwitch(Switch s) {
    scan(s.selector());
    conditions++;
    s.cases().forEach(group -> group.statements().forEach(this::scan));
    conditions--;
    return null;
  }

  /** A break may leave out what follows in it. */
  @Override
  public Void visitLabeled(Labeled s) {
    conditions++;
    super.visitLabeled(s);
    conditions--;
    return null;
  }

  @Override
  public Void visitConditional(Conditional e) {
    conditions++;
    super.visitConditional(e);
    conditions--;
    return null;
  }

  @Override
  public Void visitLogical(Logical e) {
    conditions++;
    super.visitLogical(e);
    conditions--;
    return null;
  }

  @Override
  public Void visitWhile(While s) {
    inLoop(() -> super.visitWhile(s));
    return null;
  }

  /** A pass may go on with the condition: what that stores may come before a read of the body. */
  @Override
  public Void visitDoWhile(DoWhile s) {
    inLoop(
        () -> {
          conditionally(() -> scan(s.condition()));
          scan(s.body());
        });
    return null;
  }

  /** As for {@code do}, a pass may go on with the updates. */
  @Override
  public Void visitFor(For s) {
    s.initializers().forEach(this::scan);
    inLoop(
        () -> {
          s.condition().ifPresent(this::scan);
          conditionally(() -> s.updates().forEach(this::scan));
          scan(s.body());
        });
    return null;
  }

  private void inLoop(Runnable scan) {
    int outside = conditions;
    conditions = 0;
    loops++;
    scan.run();
    loops--;
    conditions = outside;
  }

  private void conditionally(Runnable scan) {
    conditions++;
    scan.run();
    conditions--;
  }

  private void scanIndices(DeviceExpression view) {
    if (view instanceof SubView part) {
      scanIndices(part.view());
      scan(part.offset());
      scan(part.length());
    }
  }

  /** The array without a record that a view is, or is a part of; null if it is none. */
  private Variable unset(DeviceExpression view) {
    DeviceExpression array = view;
    while (array instanceof SubView part) {
      array = part.view();
    }
    return array instanceof ReadLocal local && unset.containsKey(local.variable())
        ? local.variable()
        : null;
  }
}
