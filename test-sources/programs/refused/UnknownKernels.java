import static dev.sycamore.Range.range;

import dev.sycamore.*;
import dev.sycamore.annotations.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class UnknownKernels {
  interface Source {
    RangeKernel1 kernel();
  }

  record Holder(RangeKernel1 kernel) {}

  enum Step {
    ADD(i -> {});

    final RangeKernel1 kernel;

    Step(RangeKernel1 kernel) {
      this.kernel = kernel;
    }
  }

  static RangeKernel1 same(RangeKernel1 kernel) {
    return kernel;
  }

  static <T> List<T> only(T value) {
    return List.of(value);
  }

  static RangeKernel1 later;
  final List<RangeKernel1> list;

  UnknownKernels(List<RangeKernel1> list) {
    this.list = list;
  }

  RangeKernel1 open() {
    return i -> {};
  }

  static RangeKernel1 again(boolean stop) {
    return stop ? null : again(true);
  }

  static void passedOn(DeviceQueue q, @Kernel RangeKernel1 kernel, RangeKernel1 unmarked) {
    passedOn(q, kernel, kernel);
    passedOn(q, /*! SYC1013 | the parameter `unmarked` */unmarked, kernel);
    q.parallelFor(range(4), /*! SYC1013 | the parameter `unmarked` */kernel == null ? kernel : unmarked);
  }

  static void assigned(DeviceQueue q, @Kernel RangeKernel1 kernel, RangeKernel1 unmarked) {
    q.parallelFor(range(4), kernel);
    kernel = /*! SYC1013 | the parameter `unmarked` */unmarked;
    q.parallelFor(range(4), kernel);
  }

  void run(DeviceQueue q, Source source, Holder holder, Supplier<RangeKernel1> supplier, List<RangeKernel1> given) {
    q.parallelFor(range(4), /*! SYC1013 | the parameter `source` */source.kernel());
    q.parallelFor(range(4), /*! SYC1013 | the parameter `supplier` */supplier.get());
    q.parallelFor(range(4), /*! SYC1013 | the parameter `holder` */holder.kernel());
    q.parallelFor(range(4), /*! SYC1013 | the field `later` */new Holder(later).kernel());
    q.parallelFor(range(4), /*! SYC1013 | the parameter `kernel` */Step.ADD.kernel);
    q.parallelFor(range(4), /*! SYC1013 | the parameter `kernel` */same(i -> {}));
    List<RangeKernel1> only = only(i -> {});
    q.parallelFor(range(4), /*! SYC1013 | the parameter `value` */only.get(0));
    q.parallelFor(range(4), /*! SYC1013 | the field `later` */later);
    q.parallelFor(range(4), /*! SYC1013 | the parameter `list` */list.get(0));
    q.parallelFor(range(4), /*! SYC1013 | the result of `open()` */open());
    q.parallelFor(range(4), /*! SYC1013 | `null` */again(false));
    for (RangeKernel1 kernel : given) {
      q.parallelFor(range(4), /*! SYC1013 | the parameter `given` */kernel);
    }
    for (RangeKernel1 kernel : List.<RangeKernel1>of(i -> {})) {
      kernel = supplier.get();
      q.parallelFor(range(4), /*! SYC1013 | the parameter `supplier` */kernel);
    }
    for (List<RangeKernel1> kernels : List.<List<RangeKernel1>>of(new ArrayList<>())) {
      kernels.add(supplier.get());
      q.parallelFor(range(4), /*! SYC1013 | the parameter `supplier` */kernels.get(0));
    }
    for (@Kernel RangeKernel1 kernel : given) {
      q.parallelFor(range(4), /*! SYC1013 | the parameter `given` */kernel);
    }
    List.<RangeKernel1>of(i -> {}).forEach(kernel -> {
      kernel = supplier.get();
      q.parallelFor(range(4), /*! SYC1013 | the parameter `supplier` */kernel);
    });
    if (List.<Object>of((RangeKernel1) i -> {}).get(0) instanceof RangeKernel1 kernel) {
      kernel = supplier.get();
      q.parallelFor(range(4), /*! SYC1013 | the parameter `supplier` */kernel);
    }
    RangeKernel1 kernel = i -> {};
    kernel = supplier.get();
    q.parallelFor(range(4), /*! SYC1013 | the parameter `supplier` */kernel);
  }
}
