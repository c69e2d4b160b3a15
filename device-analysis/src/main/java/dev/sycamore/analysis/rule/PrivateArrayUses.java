package dev.sycamore.analysis.rule;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The private arrays of a body that are written at the place of the local id only, and what else is
 * done with them, in the order of the text.
 */
final class PrivateArrayUses extends ModelScanner {

  private static final class Use {
    private final DeclarePrivateArray array;
    private boolean written;
    private boolean writtenBeforeBarrier;
    private boolean readElsewhere;
    private boolean readBehindBarrier;

    Use(DeclarePrivateArray array) {
      this.array = array;
    }

    /**
     * Other elements hold zeros. They are read on purpose where the array is a table with one entry
     * that differs, and not where a barrier was to make writes of others visible.
     */
    boolean isTakenForShared() {
      return written && (!readElsewhere || readBehindBarrier);
    }
  }

  private final LocalIdIndexes indexes;
  private final Map<Variable, Use> uses = new LinkedHashMap<>();

  private PrivateArrayUses(LocalIdIndexes indexes) {
    this.indexes = indexes;
  }

  /** The arrays that make sense as memory of a group only. */
  static List<DeclarePrivateArray> takenForShared(DeviceStatement body) {
    PrivateArrayUses scan = new PrivateArrayUses(LocalIdIndexes.of(body));
    scan.scan(body);
    return scan.uses.values().stream().filter(Use::isTakenForShared).map(use -> use.array).toList();
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    super.visitDeclarePrivateArray(s);
    if (s.initialValues().isEmpty() && s.length() > 1) {
      uses.put(s.variable(), new Use(s));
    }
    return null;
  }

  @Override
  public Void visitBarrier(Barrier e) {
    for (Use use : uses.values()) {
      use.writtenBeforeBarrier |= use.written;
    }
    return super.visitBarrier(e);
  }

  @Override
  protected Void visitElementTarget(AssignmentTarget.Element target) {
    Use use = useOf(target.view());
    if (use == null) {
      return super.visitElementTarget(target);
    }
    if (indexes.isOwn(target.view(), target.indices())) {
      use.written = true;
    } else {
      uses.remove(use.array.variable());
    }
    target.indices().forEach(this::scan);
    return null;
  }

  @Override
  public Void visitReadElement(ReadElement e) {
    Use use = useOf(e.view());
    if (use == null) {
      return super.visitReadElement(e);
    }
    if (!indexes.isOwn(e.view(), e.indices())) {
      use.readElsewhere = true;
      use.readBehindBarrier |= use.writtenBeforeBarrier;
    }
    e.indices().forEach(this::scan);
    return null;
  }

  @Override
  public Void visitExtent(Extent e) {
    return useOf(e.view()) == null ? super.visitExtent(e) : null;
  }

  /** Anything else that is done with an array, such as to pass it on. */
  @Override
  public Void visitReadLocal(ReadLocal e) {
    uses.remove(e.variable());
    return super.visitReadLocal(e);
  }

  private Use useOf(DeviceExpression view) {
    DeviceExpression array = view;
    while (array instanceof SubView part) {
      array = part.view();
    }
    return array instanceof ReadLocal local ? uses.get(local.variable()) : null;
  }
}
