package dev.sycamore.analysis.uniformity;

import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.model.type.AddressSpace;
import java.util.Optional;

/** Among which work-items a value has to be the same to count as uniform. */
public enum UniformityScope {
  WORK_GROUP(true, false, true),
  SUB_GROUP(true, false, true),
  /** All of the launch. */
  LAUNCH(true, true, true),
  /** All of the launch, whatever memory may hold: only where they are makes them differ. */
  LAUNCH_BY_POSITION(true, true, false),
  /** All of the launch, whichever way they come: only what goes into a value makes it differ. */
  LAUNCH_BY_DATA_FLOW(true, true, true),
  /** Those at the same place of each group. */
  GROUPS(false, true, true),
  /** The same, whatever memory may hold. */
  GROUPS_BY_POSITION(false, true, false),
  /** Those of a group, whatever memory may hold. */
  WORK_GROUP_BY_POSITION(true, false, false);

  private final boolean localIdVaries;
  private final boolean groupIdVaries;
  private final boolean dataVaries;

  UniformityScope(boolean localIdVaries, boolean groupIdVaries, boolean dataVaries) {
    this.localIdVaries = localIdVaries;
    this.groupIdVaries = groupIdVaries;
    this.dataVaries = dataVaries;
  }

  /** Whether the answer differs between the work-items. */
  boolean varies(Query query) {
    return switch (query) {
      case GLOBAL_ID -> true;
      case LOCAL_ID -> localIdVaries;
      case GROUP_ID -> groupIdVaries;
      case GLOBAL_RANGE, LOCAL_RANGE, GROUP_RANGE -> false;
    };
  }

  /** Whether what is read from memory at different places, or by turns, differs. */
  boolean dataVaries() {
    return dataVaries;
  }

  /** Whether what only some of the work-items assign differs from what the others have. */
  boolean controlVaries() {
    return this != LAUNCH_BY_DATA_FLOW;
  }

  /** Whether memory of a kind has different elements at the same index. */
  boolean varies(AddressSpace space) {
    return dataVaries && space == AddressSpace.LOCAL && groupIdVaries;
  }

  /** Whether it is the work-items of one such group that have to agree. */
  boolean isOf(Collective.Scope scope) {
    return scopeOf().filter(scope::equals).isPresent();
  }

  private Optional<Collective.Scope> scopeOf() {
    return switch (this) {
      case WORK_GROUP -> Optional.of(Collective.Scope.WORK_GROUP);
      case SUB_GROUP -> Optional.of(Collective.Scope.SUB_GROUP);
      default -> Optional.empty();
    };
  }
}
