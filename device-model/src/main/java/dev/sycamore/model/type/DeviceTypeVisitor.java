package dev.sycamore.model.type;

/**
 * One method for each kind of {@link DeviceType}: a new kind does not compile until every visitor
 * handles it.
 *
 * @param <R> what a visit returns
 */
public interface DeviceTypeVisitor<R> {

  R visitScalarType(ScalarType type);

  R visitRecordType(RecordType type);

  R visitViewType(ViewType type);

  R visitVoidType(VoidType type);
}
