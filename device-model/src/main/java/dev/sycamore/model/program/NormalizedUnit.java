package dev.sycamore.model.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A unit in the normal form that code is generated from, with what its kernels take from the host.
 * The host's part follows from the code before it is lowered: lowering may take the last use of an
 * argument away, and with it the entry parameter that the binding class passes. So nobody else
 * combines the two.
 */
public final class NormalizedUnit {

  private record Interface(List<EntryParameter> parameters, Set<String> constants) {}

  private final DeviceUnit unit;
  private final Map<String, Interface> interfaces;
  private final boolean shallow;

  private NormalizedUnit(DeviceUnit unit, Map<String, Interface> interfaces, boolean shallow) {
    this.unit = unit;
    this.interfaces = interfaces;
    this.shallow = shallow;
  }

  /**
   * Lowers a unit.
   *
   * @param complete a unit whose kernels and functions have all their parameters
   * @param lowering brings it to the normal form
   */
  public static NormalizedUnit of(DeviceUnit complete, UnaryOperator<DeviceUnit> lowering) {
    Map<String, Interface> interfaces = new HashMap<>();
    for (Kernel kernel : complete.kernels()) {
      interfaces.put(
          kernel.entryPoint(),
          new Interface(EntryLayout.of(kernel), ConstantReads.of(kernel, complete)));
    }
    return new NormalizedUnit(lowering.apply(complete), interfaces, false);
  }

  /** The same unit with other metadata of its kernels, or with some of the kernels only. */
  public NormalizedUnit withKernels(List<Kernel> kernels) {
    return new NormalizedUnit(unit.withCode(kernels, unit.functions()), interfaces, shallow);
  }

  /**
   * The same unit with other code of its kernels and functions.
   *
   * @param pass keeps the normal form and the kernels
   */
  public NormalizedUnit rewritten(UnaryOperator<DeviceUnit> pass) {
    return new NormalizedUnit(pass.apply(unit), interfaces, shallow);
  }

  /** The same unit, of which it is known that every stack is deep enough for its code. */
  public NormalizedUnit asShallow() {
    return new NormalizedUnit(unit, interfaces, true);
  }

  /** Whether every stack is known to be deep enough for what walks through its code. */
  public boolean isShallow() {
    return shallow;
  }

  /** The unit in normal form. */
  public DeviceUnit unit() {
    return unit;
  }

  /**
   * All entry parameters of a kernel in order, the dropped ones included.
   *
   * @param kernel of this unit
   */
  public List<EntryParameter> parameters(Kernel kernel) {
    return interfaces.get(kernel.entryPoint()).parameters();
  }

  /**
   * The symbols of the constant arrays whose elements a kernel, or what it calls, reads.
   *
   * @param kernel of this unit
   */
  public Set<String> constants(Kernel kernel) {
    return interfaces.get(kernel.entryPoint()).constants();
  }
}
