package dev.sycamore.model.program;

/**
 * One method for each kind of {@link ValueSource}: a new kind does not compile until every visitor
 * handles it.
 *
 * @param <R> what a visit returns
 */
public interface ValueSourceVisitor<R> {

  R visitCaptured(ValueSource.Captured source);

  R visitField(ValueSource.Field source);

  R visitComponent(ValueSource.Component source);

  R visitLeaf(ValueSource.Leaf source);

  R visitOfLaunch(ValueSource.OfLaunch source);

  R visitHidden(ValueSource.Hidden source);

  R visitEnclosing(ValueSource.Enclosing source);

  R visitStatic(ValueSource.Static source);

  R visitRows(ValueSource.Rows source);

  R visitRowTable(ValueSource.RowTable source);

  R visitArrayLeaf(ValueSource.ArrayLeaf source);

  R visitOrdinal(ValueSource.Ordinal source);
}
