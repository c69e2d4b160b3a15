package dev.sycamore.analysis.races;

import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Return;

/** Finds jumps in a statement. */
public final class LeavingStatements extends ModelScanner {
  private boolean found;
  private boolean returns;

  private LeavingStatements() {}

  /** Whether there is one, be it to a place in the statement itself. */
  public static boolean isPossible(DeviceStatement statement) {
    return in(statement).found;
  }

  /** Whether there is one to the end of the function, or out of a loop around. */
  public static boolean returns(DeviceStatement statement) {
    return in(statement).returns;
  }

  private static LeavingStatements in(DeviceStatement statement) {
    LeavingStatements jumps = new LeavingStatements();
    jumps.scan(statement);
    return jumps;
  }

  @Override
  public Void visitReturn(Return s) {
    found = true;
    returns = true;
    return super.visitReturn(s);
  }

  /** A label may be anywhere around. */
  @Override
  public Void visitBreak(Break s) {
    found = true;
    returns |= s.label().isPresent();
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    found = true;
    returns |= s.label().isPresent();
    return null;
  }
}
