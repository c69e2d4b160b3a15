package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.EnumClass;
import dev.sycamore.fuzz.program.FuzzKernelForm;
import dev.sycamore.fuzz.program.FuzzVariable;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.StorageForm;
import dev.sycamore.fuzz.program.StorageVariable;
import java.util.ArrayList;
import java.util.List;

/** Random captures of a kernel beside primitives and their arrays. */
final class CapturedValues {
  private static final List<StorageForm> ACCESSORS =
      List.of(
          StorageForm.WHOLE,
          StorageForm.PART,
          StorageForm.PLANE,
          StorageForm.CUBE,
          StorageForm.INPUT);

  private final GeneratorContext context;
  private final Dice dice;

  CapturedValues(GeneratorContext context) {
    this.context = context;
    this.dice = context.dice;
  }

  /** Declares some into the scope of a kernel. */
  void declare(Scope scope, ProgramShape shape) {
    for (EnumClass type : context.enums) {
      scope.declare(new EnumVariable(type.captured(), type, false));
      if (context.has(Feature.ENUM_ARRAY) && dice.chance(40)) {
        enumArrays(type, scope);
      }
    }
    for (RecordClass type : context.records) {
      Feature feature = type.isBuiltIn() ? Feature.CAPTURED_VECTOR : Feature.CAPTURED_RECORD;
      if (context.has(feature) && dice.chance(50)) {
        scope.declare(new RecordVariable(type.captured(), type, false));
      }
      if (isElement(type)) {
        if (context.has(Feature.CAPTURED_RECORD_ARRAY) && dice.chance(60)) {
          recordArrays(type, scope);
        }
        boolean accessors = context.has(Feature.RECORD_ACCESSOR) && isHandled(shape);
        if (accessors && dice.chance(40)) {
          held(StorageForm.RECORDS, type, scope);
        }
        boolean memory = type.equals(ValueTypes.HALF) && context.has(Feature.ALLOCATED_MEMORY);
        if (memory && dice.chance(40)) {
          held(StorageForm.HALF_MEMORY, type, scope);
        }
      }
    }
    storage(shape).forEach(scope::declare);
  }

  /** Whether its arrays and accessors are in the language. */
  static boolean isElement(RecordClass type) {
    return type.equals(ValueTypes.HALF) || (!type.isBuiltIn() && !type.generic());
  }

  private static boolean isHandled(ProgramShape shape) {
    return shape.form() != FuzzKernelForm.PASSED;
  }

  private void enumArrays(EnumClass type, Scope scope) {
    int kinds = dice.between(1, 7);
    if ((kinds & 1) != 0) {
      scope.declare(new EnumVariable("list" + type.name() + "[i & 31]", type, false));
    }
    if ((kinds & 2) != 0) {
      scope.declare(new EnumVariable("each" + type.name() + "[i]", type, true));
    }
    if ((kinds & 4) != 0 && context.has(Feature.OWN)) {
      String place = "mine" + type.name() + "[" + context.ownPlace() + "]";
      scope.declare(new EnumVariable(place, type, true));
    }
  }

  private void recordArrays(RecordClass type, Scope scope) {
    int kinds = dice.between(1, 7);
    if (context.has(Feature.ARRAY_OF_ARRAYS) && dice.chance(25)) {
      rows(type, scope);
    }
    if ((kinds & 1) != 0) {
      String name = "list" + type.name();
      scope.declare(new RecordArray(name, type, ProgramShape.INPUT_LENGTH - 1, false));
      scope.declare(new RecordVariable(name + "[i & 31]", type, false));
      scope.declare(new FuzzVariable(name + ".length", Prim.INT, false));
    }
    if (!isKept(type)) {
      return;
    }
    if ((kinds & 2) != 0) {
      scope.declare(new RecordVariable("each" + type.name() + "[i]", type, true));
    }
    if ((kinds & 4) != 0 && context.has(Feature.OWN)) {
      String place = "mine" + type.name() + "[" + context.ownPlace() + "]";
      scope.declare(new RecordVariable(place, type, true));
    }
  }

  /** The row of a work-item, in an array of arrays. */
  private void rows(RecordClass type, Scope scope) {
    String row = "grid" + type.name() + "[i]";
    boolean kept = isKept(type);
    scope.declare(new RecordArray(row, type, ProgramShape.SLICE - 1, kept));
    scope.declare(new RecordVariable(row + "[" + dice.below(ProgramShape.SLICE) + "]", type, kept));
    scope.declare(new FuzzVariable(row + ".length", Prim.INT, false));
  }

  /** Whether constructors keep components as they are: others do not make stored records. */
  private static boolean isKept(RecordClass type) {
    return type.compact().statements().isEmpty()
        && type.inner().stream().allMatch(CapturedValues::isKept);
  }

  private static void held(StorageForm form, RecordClass type, Scope scope) {
    String name = form.prefix() + type.name();
    scope.declare(new RecordVariable(name + ".get(i)", type, true));
    scope.declare(new FuzzVariable(name + ".size()", Prim.INT, false));
  }

  private List<StorageVariable> storage(ProgramShape shape) {
    List<StorageVariable> all = new ArrayList<>();
    boolean accessors = context.has(Feature.ACCESSOR) && isHandled(shape) && dice.chance(20);
    if (context.has(Feature.ALLOCATED_MEMORY) && dice.chance(15)) {
      for (int k = dice.between(1, 3); k > 0; k--) {
        all.add(StorageVariable.of(StorageForm.MEMORY, context.anyType()));
      }
    }
    if (accessors) {
      for (int k = dice.between(1, 4); k > 0; k--) {
        all.add(StorageVariable.of(dice.of(ACCESSORS), context.anyType()));
      }
    }
    return all.stream().distinct().toList();
  }
}
