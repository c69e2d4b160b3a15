package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.ArrayVariable;
import dev.sycamore.fuzz.program.EnumClass;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.SealedInterface;
import dev.sycamore.fuzz.program.StorageVariable;
import java.util.ArrayList;
import java.util.List;

/** What can be named at a place of a program. */
final class Scope {
  private final List<FuzzVariable> variables;
  private final List<ArrayVariable> arrays;

  private final List<RecordVariable> records;
  private final List<FunctionVariable> functions;
  private final List<EnumVariable> enums = new ArrayList<>();
  private final List<SealedVariable> sealed = new ArrayList<>();
  private final List<RecordArray> recordArrays = new ArrayList<>();
  private final List<ChangingArray> changing = new ArrayList<>();
  private final List<StorageVariable> storage = new ArrayList<>();

  /** How many of the arrays the innermost lambda around captures. */
  private int captured;

  private Scope(
      List<FuzzVariable> variables,
      List<ArrayVariable> arrays,
      List<RecordVariable> records,
      List<FunctionVariable> functions) {
    this.variables = new ArrayList<>(variables);
    this.arrays = new ArrayList<>(arrays);
    this.records = new ArrayList<>(records);
    this.functions = new ArrayList<>(functions);
  }

  static Scope empty() {
    return new Scope(List.of(), List.of(), List.of(), List.of());
  }

  /** A scope in this one: what is declared there is not seen here. */
  Scope nested() {
    Scope nested = new Scope(variables, arrays, records, functions);
    nested.enums.addAll(enums);
    nested.sealed.addAll(sealed);
    nested.recordArrays.addAll(recordArrays);
    nested.changing.addAll(changing);
    nested.storage.addAll(storage);
    nested.captured = captured;
    return nested;
  }

  /** Whether a lambda captures an array: the compiler does not know its length there. */
  boolean isCaptured(ArrayVariable array) {
    return arrays.subList(0, captured).contains(array);
  }

  FuzzVariable declare(FuzzVariable variable) {
    variables.add(variable);
    return variable;
  }

  ArrayVariable declare(ArrayVariable array) {
    arrays.add(array);
    return array;
  }

  ChangingArray declare(ChangingArray array) {
    changing.add(array);
    declare(array.variable());
    return array;
  }

  List<ChangingArray> changing() {
    return changing;
  }

  /** Whether it is a variable that is assigned again. */
  boolean isChanging(ArrayVariable array) {
    return changing.stream().anyMatch(c -> c.variable().equals(array));
  }

  /** Declares the record, its components and those of the records inside of it. */
  RecordVariable declare(RecordVariable record) {
    records.add(record);
    for (FuzzVariable component : record.type().components()) {
      declare(
          new FuzzVariable(record.name() + "." + component.name() + "()", component.type(), false));
    }
    if (record.type().bounded()) {
      declare(new FuzzVariable(record.name() + ".code(5)", Prim.LONG, false));
      declare(new FuzzVariable(record.name() + ".twice(7)", Prim.LONG, false));
    }
    List<RecordClass> inner = record.type().inner();
    for (int k = 0; k < inner.size(); k++) {
      String path = record.name() + "." + RecordClass.innerName(k) + "()";
      declare(new RecordVariable(path, inner.get(k), false));
    }
    return record;
  }

  FunctionVariable declare(FunctionVariable function) {
    functions.add(function);
    return function;
  }

  /** Declares the constant, its number and its fields. */
  EnumVariable declare(EnumVariable constant) {
    enums.add(constant);
    declare(new FuzzVariable(constant.name() + ".ordinal()", Prim.INT, false));
    for (FuzzVariable field : constant.type().fields()) {
      declare(new FuzzVariable(constant.name() + "." + field.name(), field.type(), false));
    }
    return constant;
  }

  /** Declares the value, and what its methods return. */
  SealedVariable declare(SealedVariable value) {
    sealed.add(value);
    declare(new FuzzVariable(value.name() + ".code()", Prim.LONG, false));
    if (value.type().doubled()) {
      declare(new FuzzVariable(value.name() + ".twice()", Prim.LONG, false));
    }
    return value;
  }

  /** Declares the accessor or memory, and its size. */
  StorageVariable declare(StorageVariable variable) {
    storage.add(variable);
    String size = variable.name() + "." + variable.form().size();
    declare(new FuzzVariable(size, Prim.INT, false));
    return variable;
  }

  List<StorageVariable> storage() {
    return storage;
  }

  List<SealedVariable> sealed() {
    return sealed;
  }

  List<SealedVariable> sealed(SealedInterface type) {
    return sealed.stream().filter(value -> value.type().equals(type)).toList();
  }

  /** Declares the array and its first element. */
  RecordArray declare(RecordArray array) {
    recordArrays.add(array);
    declare(new RecordVariable(array.name() + "[0]", array.type(), array.writable()));
    return array;
  }

  List<EnumVariable> enums(EnumClass type) {
    return enums.stream().filter(constant -> constant.type().equals(type)).toList();
  }

  List<RecordArray> recordArrays() {
    return recordArrays;
  }

  List<FunctionVariable> functions() {
    return functions;
  }

  /** What a lambda may use: nothing that is ever assigned to, other than array elements. */
  Scope constants() {
    Scope constants = empty();
    variables.stream()
        .filter(variable -> variable.name().matches("i|[kw][ZBSCIJFD]|T\\d+"))
        .forEach(constants::declare);
    enums.stream().filter(constant -> !constant.mutable()).forEach(constants::declare);
    arrays.stream().filter(array -> !isChanging(array)).forEach(constants::declare);
    records.stream()
        .filter(record -> record.name().matches("c(R\\d+|[A-Z][a-z]+\\d?)|each.*\\[i\\]"))
        .forEach(constants::declare);
    storage.forEach(constants::declare);
    constants.captured = constants.arrays.size();
    return constants;
  }

  List<RecordVariable> records() {
    return records;
  }

  List<RecordVariable> records(RecordClass type) {
    return records.stream().filter(record -> record.type().equals(type)).toList();
  }

  List<FuzzVariable> variables() {
    return variables;
  }

  List<FuzzVariable> variables(Prim type) {
    return variables.stream().filter(v -> v.type() == type).toList();
  }

  List<FuzzVariable> mutable(Prim type) {
    return variables.stream().filter(v -> v.type() == type && v.mutable()).toList();
  }

  List<ArrayVariable> arrays() {
    return arrays;
  }

  List<ArrayVariable> arrays(Prim type) {
    return arrays.stream().filter(a -> a.type() == type).toList();
  }

  List<ArrayVariable> writable(Prim type) {
    return arrays.stream().filter(a -> a.type() == type && a.writable()).toList();
  }
}
