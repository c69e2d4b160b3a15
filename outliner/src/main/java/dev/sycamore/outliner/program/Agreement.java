package dev.sycamore.outliner.program;

import dev.sycamore.model.AddressSpace;
import dev.sycamore.model.Collective;
import dev.sycamore.model.WorkItemQuery.Query;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Among which work-items a value has to be the same to count as uniform. */
enum Agreement {
  WORK_GROUP(Set.of(Query.GLOBAL_ID, Query.LOCAL_ID), true),
  SUB_GROUP(Set.of(Query.GLOBAL_ID, Query.LOCAL_ID), true),
  /** All of the launch. */
  LAUNCH(Set.of(Query.GLOBAL_ID, Query.LOCAL_ID, Query.GROUP_ID), true),
  /** All of the launch, whatever memory may hold: only where they are makes them differ. */
  LAUNCH_BY_POSITION(Set.of(Query.GLOBAL_ID, Query.LOCAL_ID, Query.GROUP_ID), false),
  /** All of the launch, whichever way they come: only what goes into a value makes it differ. */
  LAUNCH_BY_DATA_FLOW(Set.of(Query.GLOBAL_ID, Query.LOCAL_ID, Query.GROUP_ID), true),
  /** Those at the same place of each group. */
  GROUPS(Set.of(Query.GLOBAL_ID, Query.GROUP_ID), true),
  /** The same, whatever memory may hold. */
  GROUPS_BY_POSITION(Set.of(Query.GLOBAL_ID, Query.GROUP_ID), false),
  /** Those of a group, whatever memory may hold. */
  WORK_GROUP_BY_POSITION(Set.of(Query.GLOBAL_ID, Query.LOCAL_ID), false);

  private final Set<Query> varying;
  private final boolean dataVaries;

  Agreement(Set<Query> varying, boolean dataVaries) {
    this.varying = EnumSet.copyOf(varying);
    this.dataVaries = dataVaries;
  }

  /** Whether the answer differs between the work-items. */
  boolean varies(Query query) {
    return varying.contains(query);
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
    return dataVaries && space == AddressSpace.LOCAL && varying.contains(Query.GROUP_ID);
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
