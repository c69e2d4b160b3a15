import static dev.sycamore.NdRange.ndRange;
import static dev.sycamore.Range.range;

import dev.sycamore.DeviceQueue;
import dev.sycamore.NdItem1;
import dev.sycamore.NdKernel1;
import dev.sycamore.RangeKernel1;
import dev.sycamore.DeviceDebug;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.annotations.Device;
import dev.sycamore.annotations.DeviceHas;
import dev.sycamore.annotations.FastMath;
import dev.sycamore.annotations.Kernel;
import dev.sycamore.annotations.ReqdSubGroupSize;
import dev.sycamore.annotations.ReqdWorkGroupSize;
import dev.sycamore.annotations.SpecConstant;
import dev.sycamore.annotations.UsesAspects;
import dev.sycamore.annotations.WorkGroupSizeHint;
import java.util.ArrayList;

/** Annotations that say what cannot be, or what is not done yet. */
public class Annotations {
  static final int SIZE = 8;

  /*! SYC1044 | not a lambda */@FastMath
  static final float HALF = 0.5f;

  abstract static class Outline {
    /*! SYC1044 | without a body */@FastMath
    abstract float area();
  }

  @Device(external = true)
  static float exported(float x) {
    return x;
  }

  /*! SYC1044 | private method */@Device(external = true)
  private static float hidden(float x) {
    return x;
  }

  /*! SYC1044 | instance method */@Device(external = true)
  float ofThis(float x) {
    return x;
  }

  /*! SYC1044 | generic method */@Device(external = true)
  static <T> int generic(T x) {
    return 1;
  }

  @Device(external = true)
  static int takes(/*! SYC1044 | parameter `list` */ArrayList<Object> list) {
    return 1;
  }

  @Device(external = true)
  static /*! SYC1044 | the result */float[] returns(float[] x) {
    return x;
  }

  @Device(external = true)
  static void prints(int x) {
    /*! SYC1046 | prints */DeviceDebug.printf("%d\n", x);
  }

  static float scaled(float x) {
    return x * /*! SYC1046 | specialization constant */factor;
  }

  @Device(external = true)
  static int sums(NdItem1 it, int x) {
    return /*! SYC1046 | group operation */it.group().reduce(x, dev.sycamore.Op.ADD);
  }

  @Device(external = true)
  static float reads(float x) {
    return scaled(x);
  }

  @SpecConstant
  static float factor = 2;

  static final float ROOT = (float) Math.sqrt(2);

  @Device(external = true)
  static float launched(float x) {
    return x * /*! SYC1046 | static field `ROOT`, whose value is read at the launch */ROOT;
  }

  /*! SYC1044 | no kernel and no device function */@DeviceHas(Aspect.FP64)
  static float field;

  /*! SYC1044 | implements no kernel interface */@DeviceHas(Aspect.FP64)
  record Has(float x) {}

  /*! SYC1044 | implements no kernel interface */@UsesAspects(Aspect.FP64)
  static class Uses {}

  @UsesAspects(Aspect.FP64)
  record MayUse(float x) {}

  @ReqdSubGroupSize(16)
  static int sixteen(int x) {
    return x;
  }

  @ReqdWorkGroupSize(SIZE)
  static int eight(int x) {
    return x + 1;
  }

  /*! SYC1042 | 1 to 3 positive constants */@ReqdWorkGroupSize(-3)
  static int minus(int x) {
    return x;
  }

  /*! SYC1044 | native method */@Device
  static native int foreign(int x);

  /*! SYC1042 | not at a kernel */@ReqdWorkGroupSize(8)
  static class NoKernel {}

  /*! SYC1044 | implements no kernel interface */@Kernel
  static class NoFunction {}

  /*! SYC1044 | variable */@Kernel int number;

  record Component(@Kernel NdKernel1 kernel, /*! SYC1044 | parameter whose type is not a kernel interface */@Kernel int count, /*! SYC1044 | field of a class */@SpecConstant int size) {}

  static void each(/*! SYC1044 | parameter whose type is not a kernel interface */@Kernel int i) {}

  static Object list = new ArrayList</*! SYC1044 | at this place */@Kernel Object>();

  interface Shape {
    /*! SYC1044 | without a body */@Device
    float area();
  }

  /*! SYC1044 | constructor */@Device
  Annotations() {}

  static void run(DeviceQueue q, int[] a) {
    q.parallelFor(ndRange(64, 8), (/*! SYC1042 | power of two up to 128 */@ReqdSubGroupSize(7) NdKernel1) it -> a[0] = 1);
    q.parallelFor(ndRange(64, 8), (/*! SYC1042 | power of two up to 128 */@ReqdSubGroupSize(256) NdKernel1) it -> a[0] = 1);
    q.parallelFor(ndRange(64, 8), (/*! SYC1042 | power of two up to 128 */@ReqdSubGroupSize(-8) NdKernel1) it -> a[0] = 1);
    q.parallelFor(ndRange(64, 8), (/*! SYC1042 | or a name */@ReqdSubGroupSize NdKernel1) it -> a[0] = 1);
    q.parallelFor(
        ndRange(64, 8),
        (/*! SYC1042 | or a name */@ReqdSubGroupSize(value = 8, named = ReqdSubGroupSize.Named.PRIMARY) NdKernel1) it -> a[0] = 1);
    q.parallelFor(range(8), (/*! SYC1042 | nd-range */@ReqdSubGroupSize(8) RangeKernel1) i -> a[i] = 1);
    q.parallelFor(ndRange(64, 8), /*! SYC1042 | sixteen | itself has none */it -> a[it.globalId()] = sixteen(1));
    q.parallelFor(
        ndRange(64, 8),
        (@ReqdSubGroupSize(named = ReqdSubGroupSize.Named.PRIMARY) NdKernel1)
            /*! SYC1042 | sixteen | itself has `@ReqdSubGroupSize(named = PRIMARY)` */it -> a[it.globalId()] = sixteen(1));
    q.parallelFor(ndRange(64, 8), (@ReqdSubGroupSize(16) NdKernel1) it -> a[it.globalId()] = sixteen(1));
    q.parallelFor(range(8), (/*! SYC1042 | nd-range */@ReqdWorkGroupSize(8) RangeKernel1) i -> a[i] = 1);
    q.parallelFor(
        ndRange(64, 8), (/*! SYC1042 | 2 size(s) | 1 dimension(s) */@ReqdWorkGroupSize({2, 4}) NdKernel1) it -> a[0] = 1);
    q.parallelFor(ndRange(64, 8), (/*! SYC1042 | positive */@WorkGroupSizeHint(-1) NdKernel1) it -> a[0] = 1);
    /*! SYC1042 | not at a kernel */@WorkGroupSizeHint(8)
    int unrelated = 3;
    q.parallelFor(ndRange(64, 8), /*! SYC1042 | eight | itself has none */it -> a[it.globalId()] = eight(unrelated));
    @Kernel
    @ReqdWorkGroupSize(4)
    NdKernel1 four = /*! SYC1042 | `@ReqdWorkGroupSize(8)` | itself has `@ReqdWorkGroupSize(4)` */it -> a[it.globalId()] = eight(1);
    q.parallelFor(ndRange(64, 4), four);
    @Kernel @ReqdWorkGroupSize(SIZE) NdKernel1 right = it -> a[it.globalId()] = eight(1);
    q.parallelFor(ndRange(64, 8), right);
  }
}
