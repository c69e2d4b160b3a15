package dev.sycamore.analysis.lowered;

import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** The way from a kernel to a function that it reaches. */
public final class SourceCallChain {
  private final SourceCallChain caller;
  private final SourceSpan call;
  private final String function;

  private SourceCallChain(SourceCallChain caller, SourceSpan call, String function) {
    this.caller = caller;
    this.call = call;
    this.function = function;
  }

  /** A chain that begins and ends at a kernel or at a function that is device code by itself. */
  public static SourceCallChain startingAt(String function) {
    return new SourceCallChain(null, null, function);
  }

  /** This chain, and on through the call at {@code call} into {@code callee}. */
  public SourceCallChain calling(SourceSpan call, String callee) {
    return new SourceCallChain(this, call, callee);
  }

  /** How a reader knows the function at the end of the chain. */
  public String function() {
    return function;
  }

  /** How often a function is on the chain. */
  public int countOf(String name) {
    int count = 0;
    for (SourceCallChain c = this; c != null; c = c.caller) {
      if (c.function.equals(name)) {
        count++;
      }
    }
    return count;
  }

  /** The frames, the kernel first, down to a fault in the last function. */
  public List<CallFrame> to(SourceSpan fault) {
    Deque<CallFrame> frames = new ArrayDeque<>();
    SourceSpan at = fault;
    for (SourceCallChain c = this; c != null; c = c.caller) {
      frames.addFirst(new CallFrame(c.function, at));
      at = c.call;
    }
    return List.copyOf(frames);
  }
}
