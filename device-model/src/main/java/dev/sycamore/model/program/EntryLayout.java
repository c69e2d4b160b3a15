package dev.sycamore.model.program;

import dev.sycamore.binding.ParameterRole;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;

/**
 * The entry parameters of a kernel: what each argument becomes, which of it is used, and where it
 * is in the argument block.
 *
 * <p>Source: the table "Lowering" of the design; {@code docs/FORMATS.md}, section 3.
 */
public final class EntryLayout {

  private static final int POINTER_SIZE = 8;

  private final List<EntryParameter> parameters = new ArrayList<>();
  private int end;

  private EntryLayout() {}

  /** All entry parameters of {@code kernel} in order, the dropped ones included. */
  public static List<EntryParameter> of(Kernel kernel) {
    EntryLayout layout = new EntryLayout();
    ViewUse use = ViewUse.of(kernel);
    for (int i = 0; i < kernel.arguments().size(); i++) {
      layout.addArgument(i, kernel.arguments().get(i), use);
    }
    kernel
        .report()
        .ifPresent(
            report ->
                layout.add(
                    kernel.arguments().size(),
                    ParameterRole.REPORT,
                    0,
                    report.type(),
                    POINTER_SIZE,
                    true));
    return List.copyOf(layout.parameters);
  }

  private void addArgument(int index, KernelArgument argument, ViewUse use) {
    Variable variable = argument.variable();
    switch (argument.kind()) {
      case SCALAR ->
          add(
              index,
              ParameterRole.VALUE,
              0,
              variable.type(),
              ((ScalarType) variable.type()).size(),
              use.isRead(variable) || argument.isSpecializationConstant());
      case ARRAY, ROWS, ROW_TABLE -> {
        add(
            index,
            ParameterRole.POINTER,
            0,
            variable.type(),
            POINTER_SIZE,
            use.needsPointer(variable));
        addInt(index, ParameterRole.LENGTH, 0, use.needsExtent(variable, 0));
      }
      case ACCESSOR -> {
        int dimensions = ((ViewType) variable.type()).dimensions();
        boolean pointer = use.needsPointer(variable);
        add(index, ParameterRole.POINTER, 0, variable.type(), POINTER_SIZE, pointer);
        for (int d = 0; d < dimensions; d++) {
          addInt(index, ParameterRole.ACCESS_RANGE, d, use.needsExtent(variable, d));
        }
        for (int d = 0; d < dimensions; d++) {
          // The slowest pitch never enters an address.
          addInt(index, ParameterRole.BUFFER_RANGE, d, d > 0 && pointer);
        }
        for (int d = 0; d < dimensions; d++) {
          addInt(index, ParameterRole.OFFSET, d, pointer);
        }
      }
      case MEMORY, RECORDS -> {
        boolean pointer = use.needsPointer(variable);
        add(index, ParameterRole.POINTER, 0, variable.type(), POINTER_SIZE, pointer);
        addInt(index, ParameterRole.ACCESS_RANGE, 0, use.needsExtent(variable, 0));
        addInt(index, ParameterRole.OFFSET, 0, pointer);
      }
      case LOCAL_ACCESSOR -> {
        int dimensions = ((ViewType) variable.type()).dimensions();
        boolean pointer = use.needsPointer(variable);
        add(index, ParameterRole.LOCAL_POINTER, 0, variable.type(), POINTER_SIZE, pointer);
        for (int d = 0; d < dimensions; d++) {
          // A local accessor is dense: its own range gives the pitches.
          addInt(
              index,
              ParameterRole.ACCESS_RANGE,
              d,
              use.needsExtent(variable, d) || (d > 0 && pointer));
        }
      }
      case GROUP_SCRATCH -> {
        // Only there if it is used, by the kernel or by what it calls.
        add(index, ParameterRole.LOCAL_POINTER, 0, variable.type(), POINTER_SIZE, true);
        addInt(index, ParameterRole.ACCESS_RANGE, 0, true);
      }
    }
  }

  private void addInt(int argument, ParameterRole role, int dimension, boolean used) {
    add(argument, role, dimension, ScalarType.INT, ScalarType.INT.size(), used);
  }

  private void add(
      int argument, ParameterRole role, int dimension, DeviceType type, int size, boolean used) {
    int offset = -1;
    if (used) {
      offset = (end + size - 1) / size * size;
      end = offset + size;
    }
    parameters.add(new EntryParameter(argument, role, dimension, type, offset, size, used));
  }
}
