package dev.sycamore.runtime.nativecpu;

import java.lang.ref.WeakReference;
import java.util.Arrays;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.jni.JNINativeInterface;

/**
 * The references of JNI by which native code finds arrays. To make one and to delete it takes as
 * long as a short kernel, so that those of the last arrays stay for the next launches. They are
 * weak: nothing here keeps an array. One thread at a time uses it.
 */
final class ArrayReferences {
  /** So many stay, and more if one launch has more. */
  private static final int FEW = 16;

  private Kept[] all = new Kept[FEW];
  private int next;

  /** Changes with each launch, whose own references stay until the next one. */
  private int launch;

  private static final class Kept {
    final WeakReference<Object> array;
    final long reference;
    int launch;

    Kept(Object array, long reference) {
      this.array = new WeakReference<>(array);
      this.reference = reference;
    }
  }

  /**
   * A launch begins; what was returned before may be deleted.
   *
   * @param arrays how many it has
   */
  void begin(int arrays) {
    launch++;
    if (arrays > all.length) {
      all = Arrays.copyOf(all, arrays);
    }
  }

  /** The reference of an array, which has to be reachable for as long as the launch uses it. */
  long of(Object array) {
    for (int i = 0; i < all.length && all[i] != null; i++) {
      if (all[i].array.get() == array) {
        all[i].launch = launch;
        return all[i].reference;
      }
    }
    while (all[next] != null && all[next].launch == launch) {
      next = (next + 1) % all.length;
    }
    return replace(array);
  }

  private long replace(Object array) {
    long reference = JNINativeInterface.NewWeakGlobalRef(array);
    if (reference == MemoryUtil.NULL) {
      throw new OutOfMemoryError("no reference to an array can be made for native code");
    }
    delete(all[next]);
    all[next] = new Kept(array, reference);
    all[next].launch = launch;
    next = (next + 1) % all.length;
    return reference;
  }

  private static void delete(Kept kept) {
    if (kept != null) {
      JNINativeInterface.nDeleteWeakGlobalRef(kept.reference);
    }
  }

  /** Deletes all; no launch uses them. */
  void close() {
    for (Kept kept : all) {
      delete(kept);
    }
    Arrays.fill(all, null);
    next = 0;
  }
}
