import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE_DISCARD;
import static dev.sycamore.Range.range;

import dev.sycamore.*;

/** Writes to images through READ, reads through WRITE_DISCARD, and what exists on the host only. */
public class ImageAccess {
  static void clear(IntImageAccessor1 pixels, int x) {
    /*! SYC1051 | accessor `labels` */pixels.write(x, Int4.splat(0));
  }

  static void modes(DeviceQueue q, UnsampledImage2 image, UnsampledImage1 numbers, UnsampledImage2 target) {
    q.submit(
        h -> {
          FloatImageAccessor2 pixels = image.access(h, READ);
          IntImageAccessor1 labels = numbers.accessInts(h, READ);
          FloatImageAccessor2 out = target.access(h, WRITE_DISCARD);
          h.parallelFor(
              range(4),
              i -> {
                Float4 old = /*! SYC1052 | accessor `out` */out.read(i, 0);
                Float4 color = pixels.read(i, 0).add(old);
                out.write(i, 0, color);
                /*! SYC1051 | accessor `pixels` */pixels.write(i, 0, color);
                /*! SYC1051 | accessor `pixels` */pixels.write(i, 1, color);
                clear(labels, i);
              });
        });
  }

  static void host(DeviceQueue q, UnsampledImage2 image, float[] out) {
    q.submit(
        h -> {
          FloatImageAccessor2 pixels = image.access(h, READ_WRITE);
          h.parallelFor(
              range(4),
              i -> {
                /*! SYC1010 | a call of `Accessor.close()` */pixels.close();
                FloatImageAccessor2 narrow = /*! SYC1010 | a constructor of a record that holds memory */new FloatImageAccessor2(pixels.data(), 2, 2, pixels.layout());
                out[i] = narrow.read(0, 0).x();
                out[i] += /*! SYC1010 | a call of `UnsampledImage2.width()` */image.width();
              });
        });
  }
}
