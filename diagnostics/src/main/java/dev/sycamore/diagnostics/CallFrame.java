package dev.sycamore.diagnostics;

/**
 * One frame of a call chain: a kernel or a device function, and the place in it that leads on: a
 * call for all frames but the last, the fault for the last.
 *
 * @param function how a reader knows the function: {@code kernel at InitA.java:14:33}, {@code
 *     InitA.foo(int)}
 * @param at the call in it that leads to the next frame, or the fault
 */
public record CallFrame(String function, SourceSpan at) {

  // Written out, as in SourceSpan: the virtual machine would make both of method handles in each
  // process, which takes a short compilation longer than all comparisons.
  @Override
  public boolean equals(Object other) {
    return other instanceof CallFrame frame
        && function.equals(frame.function)
        && at.equals(frame.at);
  }

  @Override
  public int hashCode() {
    return 31 * function.hashCode() + at.hashCode();
  }
}
