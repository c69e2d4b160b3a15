package dev.sycamore.codegen.rewrite;

import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Print;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Switch;

/**
 * What a unit has of that which few units have: one look that tells which passes can be left out.
 */
public final class CodeContents {

  /** What is nested as often as this needs more than the stack of an ordinary thread. */
  private static final int DEEP = 48;

  private final Scanner found = new Scanner();

  private CodeContents() {}

  public static CodeContents of(DeviceUnit unit) {
    CodeContents contents = new CodeContents();
    for (Kernel kernel : unit.kernels()) {
      contents.found.scan(kernel.body());
    }
    for (DeviceFunction function : unit.functions()) {
      contents.found.scan(function.body());
    }
    return contents;
  }

  /** Whether there are group operations, or scratch memory for them. */
  public boolean hasGroupOperations() {
    return found.groupOperation;
  }

  public boolean hasPrints() {
    return found.print;
  }

  public boolean hasAssertions() {
    return found.assertion;
  }

  /** Whether private arrays are declared with initial values. */
  public boolean hasInitialValues() {
    return found.initialValue;
  }

  public boolean hasSwitches() {
    return found.choice;
  }

  /** How many expressions are in one another, at most. */
  public int expressionDepth() {
    return found.expressionDepth;
  }

  /** Whether a walk through the code, or through what passes make of it, needs a deep stack. */
  public boolean isDeep() {
    return found.deep;
  }

  private static final class Scanner extends ModelScanner {
    private boolean groupOperation;
    private boolean print;
    private boolean assertion;
    private boolean initialValue;
    private boolean choice;
    private boolean deep;
    private int expressionDepth;

    private int statements;
    private int expressions;

    @Override
    protected void visit(DeviceStatement statement) {
      if (statements + expressions >= DEEP) {
        giveUp();
        return;
      }
      // Expressions inside of a statement inside of an expression count for the outer one, too.
      statements++;
      super.visit(statement);
      statements--;
    }

    @Override
    protected void visit(DeviceExpression expression) {
      if (statements + expressions >= DEEP) {
        giveUp();
        return;
      }
      expressions++;
      expressionDepth = Math.max(expressionDepth, expressions);
      super.visit(expression);
      expressions--;
    }

    /** There may be anything further down. */
    private void giveUp() {
      deep = true;
      groupOperation = true;
      print = true;
      assertion = true;
      initialValue = true;
      choice = true;
      expressionDepth = Integer.MAX_VALUE;
    }

    @Override
    public Void visitGroupScratch(GroupScratch e) {
      groupOperation = true;
      return null;
    }

    @Override
    public Void visitCollective(Collective e) {
      groupOperation = true;
      return super.visitCollective(e);
    }

    @Override
    public Void visitPrint(Print e) {
      print = true;
      return super.visitPrint(e);
    }

    @Override
    public Void visitAssert(Assert s) {
      assertion = true;
      return super.visitAssert(s);
    }

    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      initialValue |= !s.initialValues().isEmpty();
      return super.visitDeclarePrivateArray(s);
    }

    @Override
    public Void visitSwitch(Switch s) {
      choice = true;
      return super.visitSwitch(s);
    }
  }
}
