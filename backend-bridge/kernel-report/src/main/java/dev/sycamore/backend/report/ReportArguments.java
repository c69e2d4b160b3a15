package dev.sycamore.backend.report;

import dev.sycamore.backend.report.ModuleFunctions.Function;
import dev.sycamore.backend.report.ReportedKernel.Argument;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The arguments of a kernel in words. */
final class ReportArguments {

  private static final Pattern VALUE =
      Pattern.compile('"' + FunctionAttributes.VALUE + "\"=\"(\\d+)\"");

  private final KernelBinding kernel;
  private final Optional<Function> function;

  ReportArguments(KernelBinding kernel, Optional<Function> function) {
    this.kernel = kernel;
    this.function = function;
  }

  List<Argument> all() {
    List<Argument> all = new ArrayList<>();
    for (int i = 0; i < kernel.arguments().size(); i++) {
      int index = i;
      ArgumentBinding argument = kernel.arguments().get(i);
      boolean used = kernel.parameters().stream().anyMatch(p -> p.argument() == index);
      all.add(
          new Argument(
              argument.name(),
              type(argument),
              kind(argument.kind()),
              argument.kind() == ArgumentKind.SCALAR ? "read" : access(argument.access()),
              moves(argument, used),
              used,
              localSize(argument, i)));
    }
    return all;
  }

  private static String type(ArgumentBinding argument) {
    String element =
        argument.element() == ElementKind.HALF
            ? "Half"
            : argument.element().name().toLowerCase(Locale.ROOT);
    return switch (argument.kind()) {
      case SCALAR -> element;
      case ARRAY, ROW_TABLE, MEMORY, GROUP_SCRATCH -> element + "[]";
      case ROWS, RECORDS, ACCESSOR, LOCAL_ACCESSOR -> element + "[]".repeat(argument.dimensions());
    };
  }

  private static String kind(ArgumentKind kind) {
    return switch (kind) {
      case SCALAR -> "value";
      case ARRAY -> "array";
      case ROWS -> "array of arrays";
      case ROW_TABLE -> "table of rows";
      case RECORDS -> "component of an array of records";
      case ACCESSOR -> "accessor of a buffer";
      case MEMORY -> "device memory";
      case LOCAL_ACCESSOR -> "local memory";
      case GROUP_SCRATCH -> "local memory of group operations";
    };
  }

  private static String access(ArgumentAccess access) {
    return switch (access) {
      case NONE -> "none";
      case READ -> "read";
      case WRITE -> "write";
      case READ_WRITE -> "read and write";
    };
  }

  /** As the runtime copies; {@code docs/RUNTIME.md}. */
  private static String moves(ArgumentBinding argument, boolean used) {
    if (!used) {
      return "not at all: the kernel does not use it";
    }
    return switch (argument.kind()) {
      case SCALAR -> "in, by value";
      case ARRAY, ROWS, RECORDS -> argument.access().writes() ? "in and out" : "in";
      case ACCESSOR ->
          argument.access().writes()
              ? "in and out, as its buffer needs it"
              : "in, as its buffer needs it";
      case ROW_TABLE -> "in";
      case MEMORY, LOCAL_ACCESSOR, GROUP_SCRATCH -> "not at all: it is on the device";
    };
  }

  private String localSize(ArgumentBinding argument, int index) {
    return switch (argument.kind()) {
      case GROUP_SCRATCH -> "one element per work-item of the group";
      case LOCAL_ACCESSOR ->
          constantSize(index, argument.dimensions()).orElse("set by each launch");
      case SCALAR, ARRAY, ROWS, ROW_TABLE, RECORDS, ACCESSOR, MEMORY -> "";
    };
  }

  /** The sizes of all dimensions, if the source has constants there. */
  private Optional<String> constantSize(int argument, int dimensions) {
    List<String> sizes = new ArrayList<>();
    for (int i = 0; i < kernel.parameters().size(); i++) {
      ParameterBinding parameter = kernel.parameters().get(i);
      if (parameter.argument() == argument && parameter.role() == ParameterRole.ACCESS_RANGE) {
        known(i).ifPresent(sizes::add);
      }
    }
    return sizes.size() == dimensions
        ? Optional.of(String.join(" x ", sizes) + " elements")
        : Optional.empty();
  }

  private Optional<String> known(int parameter) {
    List<String> written = function.map(Function::parameters).orElse(List.of());
    if (parameter >= written.size()) {
      return Optional.empty();
    }
    Matcher value = VALUE.matcher(written.get(parameter));
    return value.find() ? Optional.of(value.group(1)) : Optional.empty();
  }
}
