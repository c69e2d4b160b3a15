package dev.sycamore.codegen.llvm;

import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;

/**
 * The memory of a view variable that is assigned, of which LLVM makes registers.
 *
 * @param addresses of its parts, in the order of {@link ViewValue#parts}
 */
record ViewSlots(ViewType type, List<String> addresses) {

  ViewSlots {
    addresses = List.copyOf(addresses);
  }

  /** Makes room for a variable. */
  static ViewSlots allocate(IrFunction function, Variable variable) {
    ViewType type = (ViewType) variable.type();
    List<String> addresses = new ArrayList<>();
    for (String part : LlvmTypes.parameters(type)) {
      String address = IrFunction.name(variable) + ".part" + addresses.size();
      function.alloca(address, part);
      addresses.add(address);
    }
    return new ViewSlots(type, addresses);
  }

  /** The name of an element of private memory that only this variable refers to. */
  String element(IrFunction function) {
    String name = addresses.get(0) + ".nothing";
    function.alloca(name, LlvmTypes.memory(type.element()));
    return name;
  }

  /** Nothing, at a pointer into memory of the kind. */
  void clear(IrFunction function, String pointer) {
    List<String> types = LlvmTypes.parameters(type);
    for (int i = 0; i < types.size(); i++) {
      String part = i == 0 ? pointer : "0";
      function.effect("store " + types.get(i) + " " + part + ", ptr " + addresses.get(i));
    }
  }

  void store(IrFunction function, ViewValue view) {
    List<String> parts = view.parts();
    for (int i = 0; i < parts.size(); i++) {
      function.effect("store " + parts.get(i) + ", ptr " + addresses.get(i));
    }
  }

  ViewValue load(IrFunction function) {
    List<String> types = LlvmTypes.parameters(type);
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      parts.add(function.value("load " + types.get(i) + ", ptr " + addresses.get(i)));
    }
    return ViewValue.of(type, parts);
  }
}
