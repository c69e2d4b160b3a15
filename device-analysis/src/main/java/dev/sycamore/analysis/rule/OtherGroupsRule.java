package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.disjoint.WriteVerdicts;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.races.ReadsOfOtherGroups;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import java.util.List;
import java.util.Map;

/**
 * A barrier is waited for by one group. An element that is read after it, and that a work-item of
 * another group writes: two work-items are named. Of writes that are proved no other work-item has
 * the elements, and what is neither is a write that {@link SharedWriteRule} calls unknown.
 */
public final class OtherGroupsRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    if (kernel.faulty()) {
      return true;
    }
    Map<List<CallFrame>, ReadsOfOtherGroups.Example> examples = ReadsOfOtherGroups.in(kernel);
    if (examples.isEmpty()) {
      return true;
    }
    Map<List<CallFrame>, WriteVerdicts.Write> writes = WriteVerdicts.of(kernel);
    examples.forEach(
        (chain, example) -> {
          WriteVerdicts.Write write = writes.get(example.write());
          if (write == null || !write.isProved()) {
            report(chain, example, sink);
          }
        });
    return true;
  }

  private static void report(
      List<CallFrame> chain, ReadsOfOtherGroups.Example example, DiagnosticSink sink) {
    sink.report(
        Diagnostic.of(
                DiagnosticId.DATA_OF_OTHER_GROUPS,
                place(chain),
                chain,
                element(example),
                example.reader(),
                example.writer())
            .withNote(new Note("the place that writes", place(example.write()))));
  }

  private static String element(ReadsOfOtherGroups.Example example) {
    return example.index().isPresent()
        ? "`%s[%d]`".formatted(example.memory(), example.index().getAsLong())
        : "an element of `%s`".formatted(example.memory());
  }

  private static SourceSpan place(List<CallFrame> chain) {
    return chain.get(chain.size() - 1).at();
  }
}
