package dev.sycamore.binding.launcher;

import dev.sycamore.Item1;
import dev.sycamore.Item2;
import dev.sycamore.Item3;
import dev.sycamore.NdItem1;
import dev.sycamore.NdItem2;
import dev.sycamore.NdItem3;
import dev.sycamore.NdKernel1;
import dev.sycamore.NdKernel2;
import dev.sycamore.NdKernel3;
import dev.sycamore.Range1;
import dev.sycamore.Range2;
import dev.sycamore.Range3;
import dev.sycamore.RangeKernel1;
import dev.sycamore.RangeKernel2;
import dev.sycamore.RangeKernel3;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.LauncherKernel;
import java.util.function.Consumer;

/**
 * Makes the kernels of generated launchers. Each factory takes the class of the method, the method
 * as {@link KernelBinding#implementationSignature} has it, a call of it for the host, and the
 * arguments after the index, in order.
 */
public final class LauncherKernels {
  private LauncherKernels() {}

  /** A method that takes an {@code int}. */
  public static RangeKernel1 range(
      Class<?> holder, String method, RangeKernel1 call, Object... arguments) {
    return new OverRange1(holder, method, arguments, call);
  }

  /** A method that takes an {@code Item1}. */
  public static RangeKernel1 items(
      Class<?> holder, String method, Range1 range, Consumer<Item1> call, Object... arguments) {
    return new OverRange1(holder, method, arguments, i -> call.accept(Item1.of(i, range)));
  }

  /** A method that takes an {@code Item2}. */
  public static RangeKernel2 items(
      Class<?> holder, String method, Range2 range, Consumer<Item2> call, Object... arguments) {
    return new OverRange2(holder, method, arguments, (i, j) -> call.accept(Item2.of(i, j, range)));
  }

  /** A method that takes an {@code Item3}. */
  public static RangeKernel3 items(
      Class<?> holder, String method, Range3 range, Consumer<Item3> call, Object... arguments) {
    return new OverRange3(
        holder, method, arguments, (i, j, k) -> call.accept(Item3.of(i, j, k, range)));
  }

  /** A method that takes an {@code NdItem1}. */
  public static NdKernel1 groups1(
      Class<?> holder, String method, NdKernel1 call, Object... arguments) {
    return new OverGroups1(holder, method, arguments, call);
  }

  /** A method that takes an {@code NdItem2}. */
  public static NdKernel2 groups2(
      Class<?> holder, String method, NdKernel2 call, Object... arguments) {
    return new OverGroups2(holder, method, arguments, call);
  }

  /** A method that takes an {@code NdItem3}. */
  public static NdKernel3 groups3(
      Class<?> holder, String method, NdKernel3 call, Object... arguments) {
    return new OverGroups3(holder, method, arguments, call);
  }

  private abstract static class Method implements LauncherKernel {
    private final Class<?> holder;
    private final String method;
    private final Object[] arguments;

    Method(Class<?> holder, String method, Object[] arguments) {
      this.holder = holder;
      this.method = method;
      this.arguments = arguments.clone();
    }

    @Override
    public final Class<?> holder() {
      return holder;
    }

    @Override
    public final String method() {
      return method;
    }

    @Override
    public final Object[] arguments() {
      return arguments.clone();
    }
  }

  @SuppressWarnings("serial") // No kernel is ever written; the interface is for its lambdas.
  private static final class OverRange1 extends Method implements RangeKernel1 {
    private final RangeKernel1 call;

    OverRange1(Class<?> holder, String method, Object[] arguments, RangeKernel1 call) {
      super(holder, method, arguments);
      this.call = call;
    }

    @Override
    public void run(int i) {
      call.run(i);
    }
  }

  @SuppressWarnings("serial") // As above.
  private static final class OverRange2 extends Method implements RangeKernel2 {
    private final RangeKernel2 call;

    OverRange2(Class<?> holder, String method, Object[] arguments, RangeKernel2 call) {
      super(holder, method, arguments);
      this.call = call;
    }

    @Override
    public void run(int i, int j) {
      call.run(i, j);
    }
  }

  @SuppressWarnings("serial") // As above.
  private static final class OverRange3 extends Method implements RangeKernel3 {
    private final RangeKernel3 call;

    OverRange3(Class<?> holder, String method, Object[] arguments, RangeKernel3 call) {
      super(holder, method, arguments);
      this.call = call;
    }

    @Override
    public void run(int i, int j, int k) {
      call.run(i, j, k);
    }
  }

  @SuppressWarnings("serial") // As above.
  private static final class OverGroups1 extends Method implements NdKernel1 {
    private final NdKernel1 call;

    OverGroups1(Class<?> holder, String method, Object[] arguments, NdKernel1 call) {
      super(holder, method, arguments);
      this.call = call;
    }

    @Override
    public void run(NdItem1 item) {
      call.run(item);
    }
  }

  @SuppressWarnings("serial") // As above.
  private static final class OverGroups2 extends Method implements NdKernel2 {
    private final NdKernel2 call;

    OverGroups2(Class<?> holder, String method, Object[] arguments, NdKernel2 call) {
      super(holder, method, arguments);
      this.call = call;
    }

    @Override
    public void run(NdItem2 item) {
      call.run(item);
    }
  }

  @SuppressWarnings("serial") // As above.
  private static final class OverGroups3 extends Method implements NdKernel3 {
    private final NdKernel3 call;

    OverGroups3(Class<?> holder, String method, Object[] arguments, NdKernel3 call) {
      super(holder, method, arguments);
      this.call = call;
    }

    @Override
    public void run(NdItem3 item) {
      call.run(item);
    }
  }
}
