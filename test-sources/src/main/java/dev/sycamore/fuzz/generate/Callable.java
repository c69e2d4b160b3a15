package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A helper method and what it takes to call it: one of {@code type} and {@code made} is there, or
 * it is generic: it takes two values of any one type, and returns one of them.
 *
 * @param bound of a generic one: the interface that its values implement; empty for any value
 * @param array a slice: its base and the array are the first parameters
 * @param records parameters that follow
 * @param enums parameters that follow
 * @param functions parameters that follow
 * @param parameters the last ones
 */
record Callable(
    HelperMethod method,
    Optional<Prim> type,
    Optional<RecordClass> made,
    String bound,
    Optional<ArrayVariable> array,
    List<RecordVariable> records,
    List<EnumVariable> enums,
    List<FunctionVariable> functions,
    List<FuzzVariable> parameters) {

  /** One that takes two values of any one type. */
  static Callable generic(HelperMethod method, String bound, List<FuzzVariable> parameters) {
    return new Callable(
        method,
        Optional.empty(),
        Optional.empty(),
        bound,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        parameters);
  }

  boolean isGeneric() {
    return type.isEmpty() && made.isEmpty();
  }

  /** What is declared in the parentheses of the header. */
  static String declared(
      Optional<ArrayVariable> array,
      List<RecordVariable> records,
      List<EnumVariable> enums,
      List<FunctionVariable> functions,
      List<FuzzVariable> parameters) {
    List<String> declared = new ArrayList<>();
    array.ifPresent(
        a -> {
          declared.add("int " + a.base());
          declared.add(a.type().keyword() + "[] " + a.name());
        });
    records.forEach(record -> declared.add(record.type().type() + " " + record.name()));
    enums.forEach(constant -> declared.add(constant.type().name() + " " + constant.name()));
    functions.forEach(function -> declared.add(function.type().name() + " " + function.name()));
    parameters.forEach(p -> declared.add(p.type().keyword() + " " + p.name()));
    return "(" + String.join(", ", declared) + ")";
  }
}
