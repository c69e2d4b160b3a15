package dev.sycamore.model.text;

import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;

/** Types as text. */
final class DeviceTypeText implements DeviceTypeVisitor<String> {

  private static final DeviceTypeText TEXT = new DeviceTypeText();

  private DeviceTypeText() {}

  static String of(DeviceType type) {
    return type.accept(TEXT);
  }

  @Override
  public String visitScalarType(ScalarType type) {
    return type.javaName();
  }

  @Override
  public String visitRecordType(RecordType type) {
    return ModelWords.name(type.symbol());
  }

  @Override
  public String visitViewType(ViewType view) {
    return ModelWords.word(view.space())
        + " "
        + of(view.element())
        + "["
        + ",".repeat(view.dimensions() - 1)
        + "]";
  }

  @Override
  public String visitVoidType(VoidType type) {
    return "void";
  }
}
