package dev.sycamore.codegen.llvm;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.PreviousReport;
import dev.sycamore.model.type.ViewType;
import java.util.List;

/**
 * How a kernel takes its report buffer, and on CUDA ends at once where the launch that it comes
 * after has failed. Elsewhere launches begin when those before them have ended that may fail: a
 * kernel with an early end and with barriers is compiled wrongly by PoCL.
 */
final class ReportEntryEmitter {

  private final Kernel kernel;
  private final ViewType type;
  private final String pointer;
  private final String parameter;

  ReportEntryEmitter(Kernel kernel) {
    this.kernel = kernel;
    this.type = (ViewType) kernel.report().orElseThrow().type();
    this.pointer = LlvmTypes.pointer(type.space());
    this.parameter = IrFunction.name(kernel.report().orElseThrow());
  }

  String parameter() {
    return pointer + " " + parameter;
  }

  /** Writes it where the function begins. */
  ViewValue enter(IrFunction function) {
    String extent = extent(function);
    SourceSpan span = kernel.span();
    String isPtx =
        TargetQueryEmitter.emit(function, new TargetQuery(TargetQuery.Property.IS_PTX, span));
    String address = function.value("ptrtoint " + pointer + " " + parameter + " to i64");
    String lowest = function.value("and i64 " + address + ", 1");
    String mark = function.value("select i1 " + isPtx + ", i64 " + lowest + ", i64 0");
    String back = function.value("sub i64 0, " + mark);
    String report =
        function.value("getelementptr i8, " + pointer + " " + parameter + ", i64 " + back);
    String comesAfter = function.value("icmp ne i64 " + mark + ", 0");
    String look = function.newBlock("after");
    String stop = function.newBlock("stop");
    String run = function.newBlock("run");
    function.branch(comesAfter, look, run);
    function.start(look);
    String previous =
        function.value(
            "getelementptr i32, " + pointer + " " + report + ", i64 " + PreviousReport.DISTANCE);
    String word = function.value("load i32, " + pointer + " " + previous);
    String failed = function.value("icmp ne i32 " + word + ", 0");
    function.branch(failed, stop, run);
    function.start(stop);
    function.effect("store i32 " + PreviousReport.STOPPED + ", " + pointer + " " + report);
    function.terminate("ret void");
    function.start(run);
    return new ViewValue(type, report, List.of(extent), List.of());
  }

  /**
   * The buffer's size is in the buffer: as a view it has no extent, except that it is 1 where a
   * kernel with two forms has a buffer.
   */
  private String extent(IrFunction function) {
    if (!kernel.reportsIndices()) {
      return "0";
    }
    String there = function.value("icmp ne " + pointer + " " + parameter + ", null");
    return function.value("zext i1 " + there + " to i32");
  }
}
