package dev.sycamore.outliner;

import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.Locale;

/** A type of the device model as text. */
final class DeviceTypeText implements DeviceTypeVisitor<String> {

  @Override
  public String visitScalarType(ScalarType type) {
    return type.javaName();
  }

  @Override
  public String visitRecordType(RecordType type) {
    return type.symbol();
  }

  @Override
  public String visitViewType(ViewType view) {
    return view.space().name().toLowerCase(Locale.ROOT)
        + " "
        + view.element().accept(this)
        + "[,,]".substring(0, view.dimensions())
        + "]";
  }

  @Override
  public String visitVoidType(VoidType type) {
    return "void";
  }
}
