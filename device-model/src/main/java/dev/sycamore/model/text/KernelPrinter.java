package dev.sycamore.model.text;

import dev.sycamore.binding.touched.TouchedText;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.AspectRequirements;
import dev.sycamore.model.program.CapturedFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.KernelAttributes;
import dev.sycamore.model.program.SubGroupSize;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Kernels as text, and the attributes that functions have, too: one on each line. */
final class KernelPrinter {

  private final ModelOutput out;
  private final PrintedNames names;

  KernelPrinter(ModelOutput out, PrintedNames names) {
    this.out = out;
    this.names = names;
  }

  void kernel(Kernel kernel) {
    names.forgetVariables();
    out.line(
        "kernel "
            + ModelWords.word(kernel.form())
            + " "
            + kernel.dimensions()
            + " "
            + ModelWords.name(kernel.entryPoint())
            + " "
            + ModelWords.string(kernel.name()));
    out.indent();
    out.line("implementation " + ModelWords.string(kernel.implementationSignature()));
    kernel.arguments().forEach(this::argument);
    kernel.report().ifPresent(report -> report(report, kernel.reportsIndices()));
    kernel.unchecked().ifPresent(why -> out.line("unchecked " + ModelWords.string(why)));
    kernel.functions().forEach(this::captured);
    attributes(kernel.attributes());
    at(out, kernel.span());
    out.unindent();
    new StatementPrinter(out, names).line(kernel.body());
  }

  private String declared(Variable variable) {
    names.declare(variable);
    return DeviceTypeText.of(variable.type()) + " " + PrintedNames.name(variable);
  }

  private void argument(KernelArgument argument) {
    out.beginLine().append("argument " + declared(argument.variable()));
    out.append(" " + ModelWords.word(argument.kind()) + " " + ModelWords.word(argument.access()));
    out.append(" = " + ValueSourceText.of(argument.source()));
    if (!argument.range().isEmpty()) {
      out.append(" range " + ModelWords.numbers(argument.range()));
    }
    if (out.isFull() && !argument.touches().isEmpty()) {
      out.append(" touches " + ModelWords.string(TouchedText.of(argument.touches())));
    }
    out.spanAfter(" ", argument.declaration()).endLine();
  }

  private void report(Variable report, boolean indices) {
    out.line("report " + declared(report) + (out.isFull() && indices ? " indices" : ""));
  }

  private void captured(CapturedFunction function) {
    out.beginLine().append("function " + function.captured());
    out.append(" " + ModelWords.string(function.method()));
    out.append(" of " + ModelWords.string(function.type()));
    out.spanAfter(" ", function.span()).endLine();
  }

  private void attributes(KernelAttributes attributes) {
    sizes("work_group_size ", attributes.requiredWorkGroupSize());
    sizes("work_group_size_hint ", attributes.workGroupSizeHint());
    sizes("launched_group_size ", attributes.launchedGroupSize());
    subGroupSize(out, attributes.requiredSubGroupSize());
    aspects(out, attributes.aspects());
    if (attributes.privateBytes() != 0) {
      out.line("private_bytes " + attributes.privateBytes());
    }
  }

  private void sizes(String key, List<Integer> sizes) {
    if (!sizes.isEmpty()) {
      out.line(key + ModelWords.numbers(sizes));
    }
  }

  static void subGroupSize(ModelOutput out, Optional<SubGroupSize> size) {
    size.ifPresent(s -> out.line("sub_group_size " + s.text()));
  }

  static void aspects(ModelOutput out, AspectRequirements aspects) {
    nonEmpty(out, "own_aspects ", aspects.own());
    nonEmpty(out, "imported_aspects ", aspects.imported());
    nonEmpty(out, "used_aspects ", aspects.used());
    aspects
        .declared()
        .ifPresent(declared -> out.line("declared_aspects " + ModelWords.words(declared)));
    nonEmpty(out, "required_aspects ", aspects.required());
  }

  private static void nonEmpty(ModelOutput out, String key, Collection<? extends Enum<?>> words) {
    if (!words.isEmpty()) {
      out.line(key + ModelWords.words(words));
    }
  }

  static void at(ModelOutput out, SourceSpan span) {
    if (out.shows(span)) {
      out.beginLine().spanAfter("at ", span).endLine();
    }
  }
}
