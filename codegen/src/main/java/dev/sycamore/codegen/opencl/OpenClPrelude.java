package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CAtomicLoop;
import dev.sycamore.codegen.opencl.model.CHelper;
import dev.sycamore.codegen.opencl.model.CPrototype;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the code of a program needs around it; only what is asked for is printed. */
final class OpenClPrelude {

  private final Set<String> ownFunctions;
  private final CopyState copyState;
  private final Set<Binary> zeroComparisons;
  private final Set<String> extensions = new TreeSet<>();
  private final Set<HelperFunction> helpers = EnumSet.noneOf(HelperFunction.class);
  private final Set<String> constants = new HashSet<>();
  private final Map<String, CAtomicLoop> atomics = new TreeMap<>();
  private final Map<String, CPrototype> prototypes = new TreeMap<>();
  private final Set<RecordType> shared = new HashSet<>();

  /**
   * @param unit of which the program is made
   */
  OpenClPrelude(DeviceUnit unit) {
    this.ownFunctions = new HashSet<>();
    for (DeviceFunction function : unit.functions()) {
      ownFunctions.add(function.symbol());
    }
    this.copyState = new CopyState(unit);
    this.zeroComparisons = ZeroFlow.comparisons(unit);
  }

  /** The C name of a helper, which is from now on part of the program. */
  String use(HelperFunction helper) {
    helpers.add(helper);
    return helper.function();
  }

  void use(ConstantArray array) {
    constants.add(array.symbol());
  }

  void use(CAtomicLoop loop) {
    atomics.put(loop.name(), loop);
  }

  void useExtension(String extension) {
    extensions.add(extension);
  }

  CopyState copyState() {
    return copyState;
  }

  /** Whether an operation compares two numbers of which one may be a constant zero. */
  boolean mayCompareZero(Binary operation) {
    return zeroComparisons.contains(operation);
  }

  boolean defines(String symbol) {
    return ownFunctions.contains(symbol);
  }

  /** Notes that a type is part of what modules agree on. */
  void share(DeviceType type) {
    type.accept(new SharedRecords());
  }

  private final class SharedRecords implements DeviceTypeVisitor<Void> {
    @Override
    public Void visitRecordType(RecordType record) {
      if (shared.add(record)) {
        record.components().forEach(component -> share(component.type()));
      }
      return null;
    }

    @Override
    public Void visitViewType(ViewType view) {
      share(view.element());
      return null;
    }

    @Override
    public Void visitScalarType(ScalarType type) {
      return null;
    }

    @Override
    public Void visitVoidType(VoidType type) {
      return null;
    }
  }

  boolean isShared(RecordType record) {
    return shared.contains(record);
  }

  void declare(CPrototype prototype) {
    prototypes.put(prototype.name(), prototype);
  }

  boolean uses(ConstantArray array) {
    return constants.contains(array.symbol());
  }

  List<String> extensions() {
    return List.copyOf(extensions);
  }

  /** The C names of the helpers and atomic operations. */
  List<String> ownNames() {
    List<String> names = new ArrayList<>(helpers.stream().map(HelperFunction::function).toList());
    names.addAll(atomics.keySet());
    return names;
  }

  List<CHelper> helpers() {
    List<CHelper> texts = new ArrayList<>();
    for (HelperFunction helper : helpers) {
      texts.add(new CHelper(helper.function(), helper.guard(), helper.text()));
    }
    return texts;
  }

  List<CAtomicLoop> atomics() {
    return List.copyOf(atomics.values());
  }

  List<CPrototype> prototypes() {
    return List.copyOf(prototypes.values());
  }
}
