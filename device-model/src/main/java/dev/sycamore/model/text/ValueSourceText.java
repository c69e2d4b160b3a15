package dev.sycamore.model.text;

import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.program.ValueSourceVisitor;
import java.util.List;
import java.util.stream.Collectors;

/** Where the host finds the value of an argument, as text. */
final class ValueSourceText implements ValueSourceVisitor<String> {

  private static final ValueSourceText TEXT = new ValueSourceText();

  private ValueSourceText() {}

  static String of(ValueSource source) {
    return source.accept(TEXT);
  }

  private static String of(String kind, List<String> names, ValueSource object) {
    return kind + strings(names) + " of " + of(object);
  }

  private static String strings(List<String> names) {
    return names.stream().map(name -> " " + ModelWords.string(name)).collect(Collectors.joining());
  }

  private static String classes(List<String> classes) {
    return classes.stream().map(ModelWords::string).collect(Collectors.joining(", ", " (", ")"));
  }

  @Override
  public String visitCaptured(ValueSource.Captured s) {
    return "captured " + s.index();
  }

  @Override
  public String visitField(ValueSource.Field s) {
    return of("field", List.of(s.owner(), s.field(), s.descriptor()), s.object());
  }

  @Override
  public String visitComponent(ValueSource.Component s) {
    return of("component", List.of(s.owner(), s.component(), s.descriptor()), s.value());
  }

  @Override
  public String visitLeaf(ValueSource.Leaf s) {
    return "leaf "
        + s.leaf()
        + "/"
        + s.leaves()
        + strings(List.of(s.path()))
        + classes(s.classes())
        + " of "
        + of(s.accessor());
  }

  @Override
  public String visitOfLaunch(ValueSource.OfLaunch s) {
    return "launch";
  }

  @Override
  public String visitHidden(ValueSource.Hidden s) {
    return of("hidden", List.of(s.holder(), s.field()), s.object());
  }

  @Override
  public String visitEnclosing(ValueSource.Enclosing s) {
    return of("enclosing", List.of(s.holder()), s.object());
  }

  @Override
  public String visitStatic(ValueSource.Static s) {
    return "static"
        + strings(List.of(s.owner(), s.field(), s.descriptor()))
        + (s.accessible() ? " accessible" : "")
        + (s.specialization() ? " specialization" : "");
  }

  @Override
  public String visitRows(ValueSource.Rows s) {
    return of("rows " + s.dimensions(), List.of(), s.array());
  }

  @Override
  public String visitRowTable(ValueSource.RowTable s) {
    return of("row_table", List.of(), s.array());
  }

  @Override
  public String visitArrayLeaf(ValueSource.ArrayLeaf s) {
    return "array_leaf "
        + s.dimensions()
        + " "
        + s.leaf()
        + "/"
        + s.leaves()
        + strings(List.of(s.path()))
        + classes(s.classes())
        + " of "
        + of(s.array());
  }

  @Override
  public String visitOrdinal(ValueSource.Ordinal s) {
    return of("ordinal", List.of(), s.value());
  }
}
