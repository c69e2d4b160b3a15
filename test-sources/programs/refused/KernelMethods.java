import dev.sycamore.Item1;
import dev.sycamore.NdItem1;
import dev.sycamore.annotations.Kernel;
import java.util.List;

/** Methods that cannot be kernels. */
public class KernelMethods {
  @Kernel
  void /*! SYC1043 | it is not static */instance(int i, float[] a) {
    a[i] *= 2;
  }

  @Kernel
  private static void /*! SYC1043 | it is private | make it package-private */hidden(int i, float[] a) {
    a[i] *= 2;
  }

  @Kernel
  static <T> void /*! SYC1043 | type parameters */generic(int i, float[] a) {
    a[i] *= 2;
  }

  @Kernel
  static int /*! SYC1043 | returns a value */result(int i) {
    return i;
  }

  @Kernel
  static void /*! SYC1043 | not an index */noIndex(float[] a) {
    a[0] *= 2;
  }

  @Kernel
  static void /*! SYC1043 | not an index */nothing() {}

  @Kernel
  static void /*! SYC1043 | not an index */varargs(int... i) {}

  @Kernel
  static void /*! SYC1043 | declares exceptions */checked(int i) throws java.io.IOException {}

  @Kernel
  static synchronized void /*! SYC1043 | synchronized */locked(int i) {}

  private static class Secret {
    @Kernel
    static void /*! SYC1043 | its class is private */inPrivate(int i, float[] a) {
      a[i] *= 2;
    }
  }

  @Kernel
  static void same(int i, float[] a) {
    a[i] *= 2;
  }

  @Kernel
  static void /*! SYC1043 | the same parameters */same(Item1 i, float[] a) {
    a[i.globalId()] *= 2;
  }

  @Kernel
  static void foreign(int i, List<Integer> list, float[] a) {
    a[i] = /*! SYC1009 | `list` */list.get(i);
  }

  @Kernel
  static void body(NdItem1 it, float[] a) {
    a[it.globalId()] = 1;
    /*! SYC1002 */throw new IllegalStateException();
  }
}
