package dev.sycamore.analysis.touched;

import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Finds jumps that leave a statement. */
final class Leaving extends ModelScanner {
  private final Set<String> labels = new HashSet<>();
  private int loops;
  private int switches;
  private boolean found;

  private Leaving() {}

  /** Whether control may leave a statement other than by its end. */
  static boolean isPossible(DeviceStatement statement) {
    Leaving leaving = new Leaving();
    leaving.scan(statement);
    return leaving.found;
  }

  /** Whether control never gets to the end of a statement. */
  static boolean isSure(DeviceStatement statement) {
    if (statement instanceof Block block) {
      List<DeviceStatement> all = block.statements();
      return !all.isEmpty() && isSure(all.get(all.size() - 1));
    }
    return statement.isJump();
  }

  @Override
  public Void visitReturn(Return s) {
    found = true;
    return null;
  }

  @Override
  public Void visitBreak(Break s) {
    found |= isOutside(s.label(), loops + switches);
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    found |= isOutside(s.label(), loops);
    return null;
  }

  private boolean isOutside(Optional<String> label, int around) {
    return label.isPresent() ? !labels.contains(label.get()) : around == 0;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    labels.add(s.label());
    super.visitLabeled(s);
    labels.remove(s.label());
    return null;
  }

  @Override
  public Void visitFor(For s) {
    return loop(() -> super.visitFor(s));
  }

  @Override
  public Void visitWhile(While s) {
    return loop(() -> super.visitWhile(s));
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    return loop(() -> super.visitDoWhile(s));
  }

  private Void loop(Supplier<Void> loop) {
    loops++;
    loop.get();
    loops--;
    return null;
  }

  @Override
  public Void visitSwitch(Switch s) {
    switches++;
    super.visitSwitch(s);
    switches--;
    return null;
  }
}
