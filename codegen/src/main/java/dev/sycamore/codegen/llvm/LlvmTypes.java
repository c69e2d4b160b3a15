package dev.sycamore.codegen.llvm;

import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Names of types. A boolean is {@code i1} in a register and {@code i8} in memory. */
final class LlvmTypes {

  private static final MemoryNames MEMORY = new MemoryNames();

  private LlvmTypes() {}

  /** The type of a value in a register, an argument or a result; not for views. */
  static String value(DeviceType type) {
    return type == ScalarType.BOOLEAN ? "i1" : memory(type);
  }

  /** The type of an element, variable or record component; of a view that is one, a struct. */
  static String memory(DeviceType type) {
    return type.accept(MEMORY);
  }

  /** The types of the parameters that pass one value; a view takes several. */
  static List<String> parameters(DeviceType type) {
    if (!(type instanceof ViewType view)) {
      return List.of(value(type));
    }
    List<String> types = new ArrayList<>();
    types.add(pointer(view.space()));
    // An extent for each dimension, and a pitch for each but the first.
    types.addAll(Collections.nCopies(2 * view.dimensions() - 1, "i32"));
    return types;
  }

  static String record(RecordType record) {
    return "%" + recordName(record);
  }

  /** The name of the type of a record, as metadata refers to it. */
  static String recordName(RecordType record) {
    return "record." + record.symbol();
  }

  static String pointer(AddressSpace space) {
    return space == AddressSpace.PRIVATE ? "ptr" : "ptr addrspace(" + space.number() + ")";
  }

  /** The integer type with as many bits as a scalar has in memory. */
  static String bits(ScalarType type) {
    return "i" + type.size() * 8;
  }

  private static String scalar(ScalarType type) {
    return switch (type) {
      case BOOLEAN, BYTE -> "i8";
      case SHORT, CHAR -> "i16";
      case INT -> "i32";
      case LONG -> "i64";
      case HALF -> "half";
      case FLOAT -> "float";
      case DOUBLE -> "double";
    };
  }

  private static final class MemoryNames implements DeviceTypeVisitor<String> {
    @Override
    public String visitScalarType(ScalarType type) {
      return scalar(type);
    }

    @Override
    public String visitRecordType(RecordType type) {
      return record(type);
    }

    @Override
    public String visitViewType(ViewType type) {
      return "{ " + String.join(", ", parameters(type)) + " }";
    }

    @Override
    public String visitVoidType(VoidType type) {
      return "void";
    }
  }
}
