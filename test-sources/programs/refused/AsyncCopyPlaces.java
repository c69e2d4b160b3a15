import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Copies that not every work-item comes to, and of memory that the work-items do not share. */
public class AsyncCopyPlaces {
  static final int[] TABLE = {1, 2, 3, 4, 5, 6, 7, 8};

  public static void run(DeviceQueue q, int[] a) {
    q.submit(
        h -> {
          LocalInts tile = h.localInts(8);
          h.parallelFor(
              ndRange(64, 8),
              it -> {
                Group group = it.group();
                int[] own = new int[8];
                group.waitFor(/*! SYC1010 | copy of a private array */group.asyncWorkGroupCopy(tile, 0, own, 0, 8));
                group.waitFor(/*! SYC1010 | copy of a constant array */group.asyncWorkGroupCopy(tile, 0, TABLE, 0, 8));
                DeviceEvent copied = group.asyncWorkGroupCopy(tile, 0, a, 0, 8);
                if (it.localId() < 4) {
                  /*! SYC1031 | the group reaches this group operation */group.waitFor(copied);
                }
                if (it.localId() < 5) {
                  DeviceEvent some = /*! SYC1031 | the group reaches this group operation */group.asyncWorkGroupCopy(a, 0, tile, 0, 8);
                }
              });
        });
  }
}
