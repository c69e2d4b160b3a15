package dev.sycamore.model.text;

import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;

/** What the text leaves out because it follows from types. */
final class ModelTypes {

  private ModelTypes() {}

  /** The type that an atomic operation has if the text has none. */
  static DeviceType ofAtomic(AtomicOperation.Operator operator, DeviceExpression view) {
    return operator == AtomicOperation.Operator.STORE
        ? VoidType.VOID
        : ((ViewType) view.type()).element();
  }

  /** A component by its name, or by its number if another one has that name. */
  static String componentName(RecordType record, int index) {
    String name = record.components().get(index).name();
    return componentIndex(record, name) == index ? ModelWords.name(name) : String.valueOf(index);
  }

  /** The first component of that name; -1 if there is none. */
  static int componentIndex(RecordType record, String name) {
    for (int i = 0; i < record.components().size(); i++) {
      if (record.components().get(i).name().equals(name)) {
        return i;
      }
    }
    return -1;
  }
}
