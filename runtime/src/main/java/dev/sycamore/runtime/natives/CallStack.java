package dev.sycamore.runtime.natives;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.lwjgl.BufferUtils;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Memory for the arguments and results of native calls, for the length of a {@code try} block.
 * LWJGL's own stacks stay with the threads that use them, and a thread of the program that lives on
 * would keep the class loader of the runtime. These go from call to call, whatever the thread, and
 * end with the loader.
 */
public final class CallStack extends MemoryStack {
  /** As many as LWJGL's own have. */
  private static final int BYTES = 64 << 10;

  /** A power of two, and more than the threads that are in such a call at a time. */
  private static final int KEPT = 32;

  private static final AtomicReferenceArray<CallStack> IDLE = new AtomicReferenceArray<>(KEPT);

  private CallStack(ByteBuffer memory) {
    super(memory, MemoryUtil.memAddress(memory), BYTES);
  }

  /** An empty stack, for the calling code alone until it closes it. */
  public static CallStack open() {
    int start = start();
    for (int i = 0; i < KEPT; i++) {
      int index = (start + i) % KEPT;
      if (IDLE.getPlain(index) != null) {
        CallStack stack = IDLE.getAndSet(index, null);
        if (stack != null) {
          return stack;
        }
      }
    }
    return new CallStack(BufferUtils.createByteBuffer(BYTES));
  }

  /** Where a thread looks first, so that threads that launch at the same time do not meet. */
  private static int start() {
    return (int) (Thread.currentThread().getId() % KEPT);
  }

  /** Ends the use of the stack and of all that is on it. */
  @Override
  public void close() {
    setPointer(BYTES);
    int start = start();
    for (int i = 0; i < KEPT; i++) {
      int index = (start + i) % KEPT;
      if (IDLE.getPlain(index) == null && IDLE.compareAndSet(index, null, this)) {
        return;
      }
    }
  }
}
