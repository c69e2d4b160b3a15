package dev.sycamore.backend.report;

import dev.sycamore.backend.images.UnitWarnings.KernelWrites;
import dev.sycamore.backend.images.UnitWarnings.UnitWarning;
import dev.sycamore.backend.report.ReportedKernel.Argument;
import dev.sycamore.backend.report.ReportedKernel.AspectUse;
import dev.sycamore.backend.report.ReportedKernel.CallNode;
import dev.sycamore.backend.report.ReportedKernel.SourceLine;
import dev.sycamore.backend.report.ReportedKernel.UncheckedFunction;
import dev.sycamore.diagnostics.render.Json.Members;

/** The report for programs. */
final class KernelReportJson {

  private KernelReportJson() {}

  static String of(KernelReport report) {
    return new Members()
            .with("version", KernelReport.VERSION)
            .with("targets", report.targets())
            .with("aspects", report.aspects())
            .with("kernels", report.kernels().stream().map(KernelReportJson::json).toList())
            .with("problems", report.problems())
            .indented()
        + "\n";
  }

  private static Members json(ReportedKernel kernel) {
    return new Members()
        .with("name", kernel.name())
        .with("unit", kernel.unit())
        .with("entryPoint", kernel.entryPoint())
        .with("place", kernel.place())
        .with("form", kernel.form())
        .with("dimensions", kernel.dimensions())
        .with("workGroupSize", kernel.workGroupSize())
        .with("subGroupSize", kernel.subGroupSize())
        .with("fixedTargets", kernel.fixedTargets())
        .with("privateBytes", kernel.privateBytes())
        .with("arguments", kernel.arguments().stream().map(KernelReportJson::json).toList())
        .with("unchecked", kernel.unchecked().stream().map(KernelReportJson::json).toList())
        .with("aspects", kernel.aspects().stream().map(KernelReportJson::json).toList())
        .with("calls", json(kernel.calls()))
        .with("images", kernel.images().stream().map(KernelReportJson::json).toList())
        .with("writes", json(kernel.writes()))
        .with("warnings", kernel.warnings().stream().map(KernelReportJson::json).toList())
        .with("source", kernel.source().stream().map(KernelReportJson::json).toList());
  }

  private static Members json(KernelWrites writes) {
    return new Members()
        .with("proved", writes.proved())
        .with("refuted", writes.refuted())
        .with("unknown", writes.unknown());
  }

  private static Members json(Argument argument) {
    return new Members()
        .with("name", argument.name())
        .with("type", argument.type())
        .with("kind", argument.kind())
        .with("access", argument.access())
        .with("moves", argument.moves())
        .with("used", argument.used())
        .with("localSize", argument.localSize());
  }

  private static Members json(UncheckedFunction function) {
    return new Members()
        .with("function", function.function())
        .with("place", function.place())
        .with("why", function.why());
  }

  private static Members json(AspectUse use) {
    return new Members().with("aspect", use.aspect()).with("chain", use.chain());
  }

  private static Members json(CallNode node) {
    return new Members()
        .with("function", node.function())
        .with("place", node.place())
        .with("aspects", node.aspects())
        .with("library", node.library())
        .with("repeated", node.repeated())
        .with("external", node.external())
        .with("calls", node.calls().stream().map(KernelReportJson::json).toList());
  }

  private static Members json(ReportedImage image) {
    return new Members()
        .with("target", image.target())
        .with("kind", image.kind())
        .with("resource", image.resource())
        .with("bytes", image.bytes())
        .with("sha256", image.sha256())
        .with("kernels", image.kernels())
        .with("requires", image.requires())
        .with("reason", image.reason())
        .with("problem", image.problem())
        .with("stackBytes", image.stackBytes())
        .with("remarks", image.remarks());
  }

  private static Members json(UnitWarning warning) {
    return new Members()
        .with("code", warning.id())
        .with("line", warning.line())
        .with("column", warning.column())
        .with("message", warning.message())
        .with("help", warning.help())
        .with("chain", warning.chain());
  }

  private static Members json(SourceLine line) {
    return new Members()
        .with("line", line.number())
        .with("text", line.text())
        .with("kernel", line.ofKernel());
  }
}
