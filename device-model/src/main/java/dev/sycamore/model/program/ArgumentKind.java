package dev.sycamore.model.program;

import dev.sycamore.model.expression.GroupScratch;

/** What kind of value crosses (table "Lowering" of the design). */
public enum ArgumentKind {
  SCALAR,
  ARRAY,
  ACCESSOR,
  LOCAL_ACCESSOR,
  /**
   * Nothing that crosses: local memory with one element for each work-item of the group, see {@link
   * GroupScratch}.
   */
  GROUP_SCRATCH
}
