package dev.sycamore.model.text;

import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.FixedTarget;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.program.ReportPlace;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a unit as text: {@link ModelReader} reads an equal unit from it. */
public final class ModelPrinter {

  private final ModelOutput out;
  private final PrintedNames names = new PrintedNames();

  private ModelPrinter(ModelOutput out) {
    this.out = out;
  }

  /** The text of a unit, with all that it contains. */
  public static String print(DeviceUnit unit) {
    return print(unit, true);
  }

  /** The text of a unit without places in the source: of an equal unit whose spans are nowhere. */
  public static String printWithoutSpans(DeviceUnit unit) {
    return print(unit, false);
  }

  /** The text of where the host finds the value of an argument. */
  public static String print(ValueSource source) {
    return ValueSourceText.of(source);
  }

  private static String print(DeviceUnit unit, boolean spans) {
    ModelOutput body = new ModelOutput(unit.file(), spans);
    new ModelPrinter(body).contents(unit);
    ModelOutput header = new ModelOutput(unit.file(), spans);
    header.line(ModelWords.FORMAT + " " + ModelWords.VERSION);
    if (!unit.packageName().isEmpty()) {
      header.line("package " + ModelWords.dotted(unit.packageName()));
    }
    header.line("unit " + ModelWords.name(unit.name()));
    header.line("file " + ModelWords.string(unit.file()));
    for (Map.Entry<String, Integer> file : body.files().entrySet()) {
      header.line("file " + file.getValue() + " " + ModelWords.string(file.getKey()));
    }
    return header.append(body.toString()).toString();
  }

  private void contents(DeviceUnit unit) {
    unit.fixedTargets().forEach(this::fixedTarget);
    unit.records().forEach(this::record);
    unit.constants().forEach(this::constant);
    unit.imports().forEach(this::imported);
    unit.sites().forEach(this::site);
    unit.functions().forEach(this::function);
    KernelPrinter kernels = new KernelPrinter(out, names);
    unit.kernels().forEach(kernels::kernel);
  }

  private void fixedTarget(FixedTarget t) {
    out.line(
        "fixed_target "
            + ModelWords.string(t.name())
            + " "
            + ModelWords.string(t.architecture())
            + " "
            + t.number()
            + " aspects "
            + ModelWords.words(t.aspects())
            + (t.mayHaveOtherAspects() ? " and others" : "")
            + " sub_group_sizes "
            + ModelWords.numbers(t.subGroupSizes())
            + (t.maxWorkGroupSize().isPresent()
                ? " max_work_group_size " + t.maxWorkGroupSize().getAsInt()
                : ""));
  }

  private void record(RecordType record) {
    out.line(
        "record "
            + ModelWords.name(record.symbol())
            + " "
            + ModelWords.string(record.displayName())
            + record.components().stream()
                .map(c -> DeviceTypeText.of(c.type()) + " " + ModelWords.name(c.name()))
                .collect(Collectors.joining(", ", " (", ")"))
            + (record.ownAspects().isEmpty()
                ? ""
                : " aspects " + ModelWords.words(record.ownAspects())));
  }

  private void constant(ConstantArray array) {
    out.append("constant " + DeviceTypeText.of(array.element()) + " ");
    out.append(ModelWords.name(array.symbol()) + " ");
    if (array.text() && array.element() == ScalarType.CHAR) {
      String text = array.values().stream().map(String::valueOf).collect(Collectors.joining());
      out.append(ModelWords.string(text));
    } else {
      out.append(
          array.values().stream()
              .map(value -> LiteralText.of(array.element(), value))
              .collect(Collectors.joining(", ", "{", "}")));
      out.append(array.text() ? " text" : "");
    }
    array
        .origin()
        .ifPresent(
            origin ->
                out.append(
                    " origin "
                        + ModelWords.string(origin.holder())
                        + " "
                        + ModelWords.string(origin.field())
                        + " "
                        + ModelWords.string(origin.name())
                        + " "
                        + ModelWords.numbers(origin.sizes())));
    out.endLine();
  }

  private void imported(ImportedFunction function) {
    out.append("import " + ModelWords.name(function.symbol()));
    out.append(" " + ModelWords.string(function.displayName()));
    out.append(" of " + ModelWords.string(function.module()));
    out.append(" aspects " + ModelWords.words(function.aspects()));
    function.requiredSubGroupSize().ifPresent(size -> out.append(" sub_group_size " + size.text()));
    String separator = " chain ";
    for (var frame : function.chain()) {
      out.append(separator + ModelWords.string(frame.function())).spanAfter(" ", frame.at());
      separator = ", ";
    }
    out.endLine();
  }

  private void site(ReportPlace place) {
    out.append("site " + ModelWords.word(place.kind()));
    out.append(" " + ModelWords.string(place.function()) + " " + ModelWords.string(place.text()));
    out.append(
        place.operands().stream()
            .map(DeviceTypeText::of)
            .collect(Collectors.joining(", ", " (", ")")));
    out.spanAfter(" ", place.span()).endLine();
  }

  private void function(DeviceFunction function) {
    names.forgetVariables();
    out.append("function " + DeviceTypeText.of(function.returnType()) + " ");
    out.append(
        ModelWords.name(function.symbol())
            + function.parameters().stream()
                .map(p -> DeviceTypeText.of(p.type()) + " " + PrintedNames.name(p))
                .collect(Collectors.joining(", ", "(", ")\n")));
    for (Variable parameter : function.parameters()) {
      names.declare(parameter);
    }
    out.indent();
    out.line("display " + ModelWords.string(function.displayName()));
    out.line("origin " + ModelWords.word(function.origin()));
    if (function.external()) {
      out.line("external");
    }
    function.unchecked().ifPresent(why -> out.line("unchecked " + ModelWords.string(why)));
    KernelPrinter.aspects(out, function.aspects());
    KernelPrinter.subGroupSize(out, function.requiredSubGroupSize());
    KernelPrinter.at(out, function.span());
    out.unindent();
    names.declareFunction(function.symbol(), function.returnType());
    new StatementPrinter(out, names).line(function.body());
  }
}
