import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.WRITE_DISCARD;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Modes that the compiler does not know: launches whose kernels do something else do not run. */
public class AccessModes {
  record Part(IntAccessor elements, int scale) {}

  public static Object run(DeviceQueue q) {
    Object[] results = new Object[4 * AccessMode.values().length];
    int n = 0;
    for (AccessMode mode : AccessMode.values()) {
      boolean stored = store(q, mode);
      boolean inRecord = storeInRecord(q, mode);
      boolean atomically = count(q, mode);
      boolean loaded = load(q, mode);
      check(stored == (mode != READ), "store " + mode);
      check(inRecord == (mode != READ), "record " + mode);
      check(atomically == (mode != READ), "count " + mode);
      check(loaded == (mode != WRITE_DISCARD), "load " + mode);
      results[n++] = stored;
      results[n++] = inRecord;
      results[n++] = atomically;
      results[n++] = loaded;
    }
    return results;
  }

  static void check(boolean holds, String what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }

  static void put(IntAccessor to, int i) {
    to.set(i, i + 1);
  }

  static boolean store(DeviceQueue q, AccessMode mode) {
    int[] data = {9, 9, 9, 9};
    boolean launched = true;
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      q.submit(
          h -> {
            IntAccessor a = buffer.access(h, mode);
            h.parallelFor(range(4), i -> put(a, i));
          });
    } catch (IllegalStateException e) {
      launched = false;
    }
    check(data[3] == (launched ? 4 : 9), "stored " + mode);
    return launched;
  }

  static boolean storeInRecord(DeviceQueue q, AccessMode mode) {
    int[] data = {9, 9, 9, 9};
    boolean launched = true;
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      q.submit(
          h -> {
            Part part = new Part(buffer.access(h, mode), 3);
            h.parallelFor(range(4), i -> part.elements().set(i, i * part.scale()));
          });
    } catch (IllegalStateException e) {
      launched = false;
    }
    check(data[3] == 9, "stored in record " + mode);
    return launched;
  }

  static boolean count(DeviceQueue q, AccessMode mode) {
    int[] data = new int[1];
    boolean launched = true;
    try (IntDeviceBuffer buffer = DeviceBuffer.wrap(data)) {
      q.submit(
          h -> {
            IntAccessor a = buffer.access(h, mode);
            h.parallelFor(range(64), i -> Atomics.add(a, 0, 1));
          });
    } catch (IllegalStateException e) {
      launched = false;
    }
    return launched;
  }

  static boolean load(DeviceQueue q, AccessMode mode) {
    int[] out = new int[4];
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(4)) {
      q.submit(
          h -> {
            IntAccessor a = buffer.access(h, mode);
            h.parallelFor(range(4), i -> out[i] = a.get(i) + a.size());
          });
    } catch (IllegalStateException e) {
      return false;
    }
    q.await();
    check(out[2] == 4, "loaded " + mode);
    return true;
  }
}
