package dev.sycamore.runtime.kernel;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Kernels by the classes of the functions that they call, each of which is one lambda expression.
 * The class loaders of the kernel, the functions and the unit may differ, and each of them may be
 * thrown away while the others live: a kernel stays as long as the class of its unit.
 */
final class FunctionKernels {
  /** Kept by the unit's class. */
  private static final ClassValue<Map<BoundKernel, BoundKernel>> OF_UNIT =
      new ClassValue<>() {
        @Override
        protected Map<BoundKernel, BoundKernel> computeValue(Class<?> unit) {
          return new ConcurrentHashMap<>();
        }
      };

  private final Map<Functions, WeakReference<BoundKernel>> kernels = new ConcurrentHashMap<>();

  /** Classes, which are not kept; equal as long as none of them is gone. */
  private static final class Functions {
    private final List<WeakReference<Class<?>>> classes = new ArrayList<>();
    private final int hash;

    Functions(List<Class<?>> functions) {
      functions.forEach(function -> classes.add(new WeakReference<>(function)));
      hash = functions.hashCode();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Functions that && isSame(that.classes);
    }

    private boolean isSame(List<WeakReference<Class<?>>> others) {
      if (classes.size() != others.size()) {
        return false;
      }
      for (int i = 0; i < classes.size(); i++) {
        Class<?> known = classes.get(i).get();
        if (known == null || known != others.get(i).get()) {
          return false;
        }
      }
      return true;
    }

    @Override
    public int hashCode() {
      return hash;
    }
  }

  /** The kernel for functions, if it is known. */
  Optional<BoundKernel> get(List<Class<?>> functions) {
    WeakReference<BoundKernel> known = kernels.get(new Functions(functions));
    return known == null ? Optional.empty() : Optional.ofNullable(known.get());
  }

  void put(List<Class<?>> functions, BoundKernel kernel) {
    kernels.values().removeIf(known -> known.get() == null);
    BoundKernel before = OF_UNIT.get(kernel.unit().getClass()).putIfAbsent(kernel, kernel);
    BoundKernel kept = before == null ? kernel : before;
    kernels.put(new Functions(functions), new WeakReference<>(kept));
  }
}
