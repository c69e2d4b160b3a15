package dev.sycamore.header;

import dev.sycamore.binding.ParameterRole;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.type.ScalarType;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The members of a kernel's argument block in C. Each has the name of its argument and its role, so
 * that no name is a keyword or a macro of C or C++.
 */
final class BlockMembers {

  private static final Set<ParameterRole> OF_A_DIMENSION =
      Set.of(ParameterRole.ACCESS_RANGE, ParameterRole.BUFFER_RANGE, ParameterRole.OFFSET);

  private final List<String> arguments;
  private final Set<String> taken = new HashSet<>();

  /**
   * @param arguments the names of the kernel's arguments, C identifiers
   */
  BlockMembers(List<String> arguments) {
    this.arguments = List.copyOf(arguments);
  }

  /** Type and name of the member for a parameter; to be asked for each once, in order. */
  String declaration(EntryParameter parameter) {
    return type(parameter) + unique(name(parameter));
  }

  private String name(EntryParameter parameter) {
    String role = parameter.role().name().toLowerCase(Locale.ROOT);
    if (parameter.role() == ParameterRole.REPORT) {
      return role;
    }
    String member = arguments.get(parameter.argument()) + "_" + role;
    return OF_A_DIMENSION.contains(parameter.role())
        ? member + "_" + parameter.dimension()
        : member;
  }

  private String unique(String wanted) {
    String name = wanted;
    for (int i = 2; !taken.add(name); i++) {
      name = wanted + "_" + i;
    }
    return name;
  }

  private static String type(EntryParameter parameter) {
    return switch (parameter.role()) {
      case VALUE -> type((ScalarType) parameter.type()) + " ";
      case POINTER, REPORT -> "void *";
      case LOCAL_POINTER -> "uint64_t ";
      case LENGTH, ACCESS_RANGE, BUFFER_RANGE, OFFSET -> "int32_t ";
    };
  }

  private static String type(ScalarType type) {
    return switch (type) {
      case BOOLEAN -> "uint8_t";
      case BYTE -> "int8_t";
      case SHORT -> "int16_t";
      case CHAR, HALF -> "uint16_t";
      case INT -> "int32_t";
      case LONG -> "int64_t";
      case FLOAT -> "float";
      case DOUBLE -> "double";
    };
  }
}
