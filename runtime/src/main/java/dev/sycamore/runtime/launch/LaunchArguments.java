package dev.sycamore.runtime.launch;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.command.AccessorUse;
import dev.sycamore.runtime.command.AccessorUse.BufferUse;
import dev.sycamore.runtime.command.AccessorUse.LocalUse;
import dev.sycamore.runtime.driver.ArgumentValue;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.kernel.LaunchSite;
import dev.sycamore.runtime.launch.LaunchArgument.ArrayArgument;
import dev.sycamore.runtime.launch.LaunchArgument.BufferArgument;
import dev.sycamore.runtime.launch.LaunchArgument.Fixed;
import dev.sycamore.runtime.launch.LaunchArgument.MemoryArgument;
import dev.sycamore.runtime.memory.AllocationView;
import dev.sycamore.runtime.range.Geometry;
import dev.sycamore.runtime.range.IndexExtent;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.Scalars;
import java.util.ArrayList;
import java.util.List;

/** The arguments of a launch on a device, made of what the kernel object captured. */
final class LaunchArguments {
  private LaunchArguments() {}

  /**
   * Those of a launch, in the order of the kernel's binding, and whether it may report anything.
   *
   * @param uses the accessors that were made for the launch
   * @param device the word that selects the device
   * @throws NullPointerException if a captured value that the kernel uses is null
   * @throws IllegalStateException if an accessor was made for another launch
   * @throws IllegalArgumentException if memory belongs to another device
   * @throws dev.sycamore.KernelNotSupportedException if a value has another type than was compiled
   */
  static PreparedArguments of(
      LaunchPlan plan,
      LaunchSite.Launch launch,
      List<AccessorUse> uses,
      Geometry geometry,
      String device) {
    if (plan.arguments() == 0) {
      return new PreparedArguments(List.of(), plan.reports());
    }
    BoundKernel kernel = plan.kernel();
    List<ArgumentBinding> bindings = kernel.binding().arguments();
    List<LaunchArgument> arguments = new ArrayList<>(plan.arguments());
    LaunchLayouts layouts = plan.hasLaidOut() ? new LaunchLayouts(kernel) : null;
    Object[] values = new Object[plan.arguments()];
    LaunchParts parts = null;
    LaunchNumbers numbers = plan.isSilent() ? new LaunchNumbers(plan.arguments()) : null;
    for (int i = 0; i < plan.arguments(); i++) {
      ArgumentBinding argument = bindings.get(i);
      if (!plan.uses(i)) {
        arguments.add(Fixed.UNUSED);
      } else if (argument.kind() == ArgumentKind.GROUP_SCRATCH) {
        arguments.add(scratch(argument, geometry));
      } else {
        Object value = launch.argument(i);
        values[i] = value;
        if (argument.kind() == ArgumentKind.ARRAY && plan.usesElements(i)) {
          checkArray(kernel, argument, value);
          if (parts == null && plan.looksAtElements(bytes(argument, value))) {
            parts = new LaunchParts(plan, geometry, values);
          }
          arguments.add(array(plan, argument, value, parts, i));
        } else {
          arguments.add(
              switch (argument.kind()) {
                case ROWS, ROW_TABLE ->
                    new LaunchRows(kernel, layouts).argument(argument, value, plan.usesElements(i));
                case RECORDS -> new LaunchRecords(kernel, layouts).argument(argument, value);
                default -> argument(kernel, i, value, uses, device);
              });
        }
        if (numbers != null) {
          numbers.add(i, value, arguments.get(i));
        }
      }
    }
    if (plan.hasLaidOut()) {
      new LaunchRows(kernel, layouts).checkShared(arguments);
    }
    if (plan.hasStatics()) {
      for (int i = 0; i < arguments.size(); i++) {
        arguments.set(i, oneMemory(arguments.get(i), arguments));
      }
    }
    boolean silent = numbers != null && plan.checks().hold(plan, geometry, numbers);
    if (silent && parts != null) {
      parts.reportNothing();
    }
    return new PreparedArguments(arguments, plan.reports() && !silent);
  }

  private static long bytes(ArgumentBinding argument, Object array) {
    return (long) HostArrays.length(array) * argument.element().size();
  }

  private static LaunchArgument array(
      LaunchPlan plan, ArgumentBinding argument, Object array, LaunchParts parts, int number) {
    boolean some = parts != null && plan.looksAtElements(bytes(argument, array));
    return new ArrayArgument(array, argument, some ? parts : null, number);
  }

  private static void checkArray(BoundKernel kernel, ArgumentBinding argument, Object value) {
    if (value == null) {
      throw isNull(kernel, argument.name());
    }
    if (!HostArrays.isArrayOf(value, argument.element())) {
      throw wrongType(kernel, argument, value);
    }
    if (argument.element() == ElementKind.HALF) {
      checkElements(kernel, argument, (Object[]) value);
    }
  }

  /** An array of a static field that another argument captures has the memory of that. */
  private static LaunchArgument oneMemory(LaunchArgument argument, List<LaunchArgument> all) {
    if (argument instanceof LaidOutArgument kept && kept.isKept()) {
      boolean captured =
          all.stream()
              .anyMatch(
                  o ->
                      o instanceof LaidOutArgument other
                          && !other.isKept()
                          && other.isOfSame(kept));
      return captured ? kept.captured() : kept;
    }
    return argument instanceof ArrayArgument kept
            && kept.isKept()
            && all.stream().anyMatch(other -> captures(other, kept))
        ? kept.captured()
        : argument;
  }

  private static boolean captures(LaunchArgument argument, ArrayArgument kept) {
    return argument instanceof ArrayArgument captured
        && !captured.isKept()
        && captured.isSameArray(kept);
  }

  /** One element for each work-item of a group. */
  private static LaunchArgument scratch(ArgumentBinding argument, Geometry geometry) {
    int items = Math.toIntExact(geometry.groupSize());
    return new Fixed(new ArgumentValue.Local(argument.element(), IndexExtent.of(items)));
  }

  private static LaunchArgument argument(
      BoundKernel kernel, int index, Object value, List<AccessorUse> uses, String device) {
    ArgumentBinding argument = kernel.binding().arguments().get(index);
    if (value == null) {
      throw isNull(kernel, argument.name());
    }
    ElementKind kind = argument.element();
    return switch (argument.kind()) {
      case SCALAR -> new Fixed(new ArgumentValue.Scalar(Scalars.bits(value, kind)));
      case ARRAY -> {
        checkArray(kernel, argument, value);
        yield new Fixed(new ArgumentValue.Array(null, HostArrays.length(value)));
      }
      case ACCESSOR -> {
        if (use(kernel, argument, value, uses) instanceof BufferUse use
            && use.access().view().memory().kind() == kind
            && use.access().view().region().dimensions() == argument.dimensions()) {
          yield new BufferArgument(use.access());
        }
        throw wrongType(kernel, argument, value);
      }
      case MEMORY -> {
        AllocationView view =
            AllocationView.of(value)
                .filter(v -> v.allocation().kind() == kind)
                .orElseThrow(() -> wrongType(kernel, argument, value));
        if (!view.allocation().isOf(device)) {
          throw view.allocation().foreign("the kernel " + kernel.shown(), device);
        }
        yield new MemoryArgument(view);
      }
      case LOCAL_ACCESSOR -> {
        if (use(kernel, argument, value, uses) instanceof LocalUse use
            && use.kind() == kind
            && use.range().dimensions() == argument.dimensions()) {
          yield new Fixed(new ArgumentValue.Local(kind, use.range()));
        }
        throw wrongType(kernel, argument, value);
      }
      case ROWS, ROW_TABLE, RECORDS, GROUP_SCRATCH ->
          throw new IllegalArgumentException(argument.toString());
    };
  }

  private static void checkElements(BoundKernel kernel, ArgumentBinding argument, Object[] array) {
    for (int i = 0; i < array.length; i++) {
      if (array[i] == null) {
        throw isNull(kernel, argument.name() + "[" + i + "]");
      }
    }
  }

  /** The exception for what is null among what a kernel captured. */
  static NullPointerException isNull(BoundKernel kernel, String name) {
    return new NullPointerException(
        "'" + name + "', captured by the kernel " + kernel.shown() + ", is null");
  }

  private static AccessorUse use(
      BoundKernel kernel, ArgumentBinding argument, Object accessor, List<AccessorUse> uses) {
    for (AccessorUse use : uses) {
      if (use.accessor() == accessor) {
        return use;
      }
    }
    throw AccessorRules.foreign(
        "the accessor '" + argument.name() + "'", "the kernel " + kernel.shown());
  }

  static RuntimeException wrongType(BoundKernel kernel, ArgumentBinding argument, Object value) {
    return ApiExceptions.notSupported(
        "'"
            + argument.name()
            + "', captured by the kernel "
            + kernel.shown()
            + ", was compiled as "
            + argument.kind()
            + " of "
            + argument.element()
            + " with "
            + argument.dimensions()
            + " dimension(s), but is a "
            + value.getClass().getSimpleName());
  }
}
