package dev.sycamore.backend.worker.nativecode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** What a group does in a state. */
sealed interface StepState {

  /** The functions that were written for it. */
  List<String> names();

  /**
   * Its work-items run.
   *
   * @param barrier the barrier after which they do; 0 is the start
   * @param function what each of them runs
   * @param name the name of the function
   * @param constants the values of its parameters that are the same in each call, by position
   * @param active the work-items that do anything, where these are not all
   */
  record Items(
      int barrier,
      LLVMValueRef function,
      String name,
      Map<Integer, LLVMValueRef> constants,
      Optional<ActiveItems> active)
      implements StepState {

    /** Whether it is a part of the body, written for this state. */
    boolean isOwn() {
      return constants.isEmpty();
    }

    @Override
    public List<String> names() {
      List<String> names = new ArrayList<>(active.map(ActiveItems::names).orElse(List.of()));
      if (isOwn()) {
        names.add(name);
      }
      return names;
    }
  }

  /**
   * A condition that is the same in all work-items chooses another state.
   *
   * @param condition the function that computes it, with the parameters of the body
   * @param whenTrue the number of a state
   * @param whenFalse the number of another one
   */
  record Choice(String condition, int whenTrue, int whenFalse) implements StepState {

    @Override
    public List<String> names() {
      return List.of(condition);
    }
  }
}
