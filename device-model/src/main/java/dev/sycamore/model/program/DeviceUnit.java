package dev.sycamore.model.program;

import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.type.RecordType;
import java.util.List;

/**
 * The device part of one compilation unit.
 *
 * @param packageName empty for the unnamed package
 * @param name of the file, without {@code .java}
 * @param functions every one that a kernel, or an exported function, of the unit reaches, callees
 *     before callers
 * @param imports functions of other modules that the code calls, by symbol
 * @param constants every constant array that the code reads
 * @param records every record type that the code uses, components before what contains them
 * @param sites every place that a kernel can report from
 * @param fixedTargets the only targets that its code runs on; empty for any
 */
public record DeviceUnit(
    String packageName,
    String name,
    String file,
    List<Kernel> kernels,
    List<DeviceFunction> functions,
    List<ImportedFunction> imports,
    List<ConstantArray> constants,
    List<RecordType> records,
    List<ReportPlace> sites,
    List<FixedTarget> fixedTargets) {

  public DeviceUnit {
    kernels = List.copyOf(kernels);
    functions = List.copyOf(functions);
    imports = List.copyOf(imports);
    constants = List.copyOf(constants);
    records = List.copyOf(records);
    sites = List.copyOf(sites);
    fixedTargets = List.copyOf(fixedTargets);
  }

  /** A unit that reports nothing and imports nothing, for any target. */
  public DeviceUnit(
      String packageName,
      String name,
      String file,
      List<Kernel> kernels,
      List<DeviceFunction> functions,
      List<ConstantArray> constants,
      List<RecordType> records) {
    this(
        packageName,
        name,
        file,
        kernels,
        functions,
        List.of(),
        constants,
        records,
        List.of(),
        List.of());
  }

  /** The same unit with other code, as a pass leaves it. */
  public DeviceUnit withCode(List<Kernel> newKernels, List<DeviceFunction> newFunctions) {
    return new DeviceUnit(
        packageName,
        name,
        file,
        newKernels,
        newFunctions,
        imports,
        constants,
        records,
        sites,
        fixedTargets);
  }

  /** The same unit with these places to report from. */
  public DeviceUnit withSites(List<ReportPlace> newSites) {
    return new DeviceUnit(
        packageName,
        name,
        file,
        kernels,
        functions,
        imports,
        constants,
        records,
        newSites,
        fixedTargets);
  }

  /** {@code p.Unit}: the module id, and the stem of everything generated. */
  public String qualifiedName() {
    return packageName.isEmpty() ? name : packageName + "." + name;
  }
}
