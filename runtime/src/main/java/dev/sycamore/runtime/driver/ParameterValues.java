package dev.sycamore.runtime.driver;

import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.range.BufferRegion;
import java.util.Optional;

/** What an entry parameter gets of its argument, where that is a plain number. */
public final class ParameterValues {
  private ParameterValues() {}

  /**
   * The bits of a {@code VALUE}, {@code LENGTH}, range or offset.
   *
   * @throws IllegalArgumentException if the argument has no such number
   */
  public static long number(ParameterBinding parameter, ArgumentValue argument) {
    int d = parameter.dimension();
    return switch (parameter.role()) {
      case VALUE -> scalar(parameter, argument);
      case LENGTH -> length(parameter, argument);
      case ACCESS_RANGE ->
          argument instanceof ArgumentValue.Local local
              ? local.range().get(d)
              : region(parameter, argument).range(d);
      case BUFFER_RANGE -> region(parameter, argument).bufferRange(d);
      case OFFSET -> region(parameter, argument).offset(d);
      case POINTER, LOCAL_POINTER, REPORT -> throw mismatch(parameter, argument);
    };
  }

  private static long scalar(ParameterBinding parameter, ArgumentValue argument) {
    if (argument instanceof ArgumentValue.Scalar scalar) {
      return scalar.bits();
    }
    throw mismatch(parameter, argument);
  }

  private static int length(ParameterBinding parameter, ArgumentValue argument) {
    if (argument instanceof ArgumentValue.Array array) {
      return array.length();
    }
    if (argument instanceof ArgumentValue.HostArray array) {
      return array.length();
    }
    throw mismatch(parameter, argument);
  }

  private static BufferRegion region(ParameterBinding parameter, ArgumentValue argument) {
    if (argument instanceof ArgumentValue.Access access) {
      return access.region();
    }
    throw mismatch(parameter, argument);
  }

  /** The memory of an argument that has some and uses it. */
  public static Optional<DeviceBlock> memoryOf(ArgumentValue argument) {
    if (argument instanceof ArgumentValue.Array array) {
      return Optional.ofNullable(array.memory());
    }
    if (argument instanceof ArgumentValue.Access access) {
      return Optional.of(access.memory());
    }
    return Optional.empty();
  }

  /**
   * The memory of a {@code POINTER} or {@code REPORT}.
   *
   * @throws IllegalArgumentException if the argument has none
   */
  public static DeviceBlock memory(ParameterBinding parameter, ArgumentValue argument) {
    if (argument instanceof ArgumentValue.Array array) {
      return array.memory();
    }
    if (argument instanceof ArgumentValue.Access access) {
      return access.memory();
    }
    if (argument instanceof ArgumentValue.Report report) {
      return report.memory();
    }
    throw mismatch(parameter, argument);
  }

  /** What is added to the address of a {@code REPORT}; 0 for everything else. */
  public static long reportOffset(ArgumentValue argument) {
    return argument instanceof ArgumentValue.Report report ? report.offset() : 0;
  }

  /** Whether it is a {@code REPORT} that the launch leaves out: it cannot violate anything. */
  public static boolean isLeftOut(ArgumentValue argument) {
    return argument instanceof ArgumentValue.Report report && !report.needed();
  }

  /**
   * The local memory of a {@code LOCAL_POINTER}.
   *
   * @throws IllegalArgumentException if the argument is something else
   */
  public static ArgumentValue.Local local(ParameterBinding parameter, ArgumentValue argument) {
    if (argument instanceof ArgumentValue.Local local) {
      return local;
    }
    throw mismatch(parameter, argument);
  }

  private static IllegalArgumentException mismatch(
      ParameterBinding parameter, ArgumentValue argument) {
    return new IllegalArgumentException(
        "a parameter " + parameter.role() + " of an argument " + argument);
  }
}
