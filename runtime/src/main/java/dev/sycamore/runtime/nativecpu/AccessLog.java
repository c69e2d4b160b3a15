package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.detect.KernelDetector;
import dev.sycamore.runtime.natives.LwjglStart;
import org.lwjgl.system.APIUtil;
import org.lwjgl.system.Callback;
import org.lwjgl.system.CallbackI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.libffi.FFICIF;
import org.lwjgl.system.libffi.LibFFI;

/** The log that a watched image writes, while it is read: from a launch's begin to its end. */
final class AccessLog implements CallbackI, AutoCloseable {
  private static final int RECORD = 16;
  private static final int RECORDS = 1 << 15;

  /** Where the state has the end of the log, and the function that empties it. */
  private static final int END = 8;

  private static final int FUNCTION = 16;

  private static final FFICIF SIGNATURE =
      APIUtil.apiCreateCIF(LibFFI.FFI_DEFAULT_ABI, LibFFI.ffi_type_void, LibFFI.ffi_type_pointer);

  private final long state;
  private final KernelDetector detector;
  private final long records;
  private final long function;
  private Throwable failure;

  /**
   * @param state that of the image
   */
  AccessLog(long state, KernelDetector detector) {
    this.state = state;
    this.detector = detector;
    this.records = MemoryUtil.nmemAlloc((long) RECORD * RECORDS);
    if (records == MemoryUtil.NULL) {
      throw new OutOfMemoryError("for the log of a watched kernel");
    }
    this.function = LwjglStart.onOwnThread(this::makeFunction);
    MemoryUtil.memPutAddress(state, records);
    MemoryUtil.memPutAddress(state + END, records + (long) RECORD * RECORDS);
    MemoryUtil.memPutAddress(state + FUNCTION, function);
  }

  /** What native code calls; LWJGL leaves a stack with the thread that asks for it. */
  private long makeFunction() {
    return address();
  }

  @Override
  public FFICIF getCallInterface() {
    return SIGNATURE;
  }

  /** The log is full. Nothing may be thrown through native code. */
  @Override
  public void callback(long result, long arguments) {
    read();
  }

  private void read() {
    long end = MemoryUtil.memGetAddress(state);
    try {
      for (long at = records; failure == null && at < end; at += RECORD) {
        detector.record(MemoryUtil.memGetLong(at), MemoryUtil.memGetLong(at + Long.BYTES));
      }
    } catch (RuntimeException | Error e) {
      failure = e;
    }
    MemoryUtil.memPutAddress(state, records);
  }

  /** Reads what is left; throws what went wrong, with the launch at its end. */
  void finish() {
    read();
    if (failure instanceof Error e) {
      throw e;
    } else if (failure instanceof RuntimeException e) {
      throw e;
    }
  }

  @Override
  public void close() {
    MemoryUtil.memPutAddress(state, MemoryUtil.NULL);
    MemoryUtil.memPutAddress(state + END, MemoryUtil.NULL);
    MemoryUtil.memPutAddress(state + FUNCTION, MemoryUtil.NULL);
    Callback.free(function);
    MemoryUtil.nmemFree(records);
  }
}
