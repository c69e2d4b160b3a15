package dev.sycamore.codegen.reports;

import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Return;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Whether a loop has jumps to somewhere outside of it, its own end aside. */
final class OutwardJumps extends ModelScanner {

  private final Set<String> inside = new HashSet<>();
  private boolean found;

  private OutwardJumps() {}

  static boolean in(DeviceStatement loop) {
    OutwardJumps jumps = new OutwardJumps();
    jumps.visit(loop);
    return jumps.found;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    inside.add(s.label());
    return super.visitLabeled(s);
  }

  @Override
  public Void visitReturn(Return s) {
    found = true;
    return super.visitReturn(s);
  }

  @Override
  public Void visitBreak(Break s) {
    to(s.label());
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    to(s.label());
    return null;
  }

  /** Without a label it is to a loop or switch in here. */
  private void to(Optional<String> label) {
    found |= label.isPresent() && !inside.contains(label.get());
  }
}
