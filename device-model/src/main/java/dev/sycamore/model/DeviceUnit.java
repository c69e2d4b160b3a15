package dev.sycamore.model;

import java.util.List;

/**
 * The device part of one compilation unit.
 *
 * @param packageName empty for the unnamed package
 * @param name of the file, without {@code .java}
 * @param functions every one that a kernel of the unit reaches, callees before callers
 * @param constants every constant array that the code reads
 * @param records every record type that the code uses, components before what contains them
 */
public record DeviceUnit(
    String packageName,
    String name,
    String file,
    List<Kernel> kernels,
    List<DeviceFunction> functions,
    List<ConstantArray> constants,
    List<RecordType> records) {

  public DeviceUnit {
    kernels = List.copyOf(kernels);
    functions = List.copyOf(functions);
    constants = List.copyOf(constants);
    records = List.copyOf(records);
  }

  /** The same unit with other code, as a pass leaves it. */
  public DeviceUnit withCode(List<Kernel> newKernels, List<DeviceFunction> newFunctions) {
    return new DeviceUnit(packageName, name, file, newKernels, newFunctions, constants, records);
  }

  /** {@code p.Unit}: the module id, and the stem of everything generated. */
  public String qualifiedName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
