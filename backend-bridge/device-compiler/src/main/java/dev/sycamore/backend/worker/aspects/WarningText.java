package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.binding.properties.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Writes warnings as the design documents do, or as DPC++ does. */
final class WarningText {

  private static final String CHAIN = "use is from this call chain:";
  private static final String NO_PLACE = "compile with '-g' to get source location";

  private static final int MOST_FRAMES = 64;

  private final String input;
  private final Dialect dialect;

  /**
   * @param input what stands where a place is not known
   */
  WarningText(String input, Dialect dialect) {
    this.input = input;
    this.dialect = dialect;
  }

  /** A function uses what it does not declare. */
  String undeclared(String aspect, CallChain chain, Optional<DebugLocation> use) {
    String attribute =
        dialect == Dialect.DPCPP ? "its 'sycl::device_has' attribute" : "'sycl::device_has'";
    return withChain(
        "function '%s' uses aspect '%s' not listed in %s"
            .formatted(chain.start().shownName(), aspect, attribute),
        chain,
        use);
  }

  /** A function uses what a fixed target lacks. */
  String unsupported(String aspect, String target, CallChain chain, Optional<DebugLocation> use) {
    return withChain(
        "function '%s' uses aspect '%s' that fixed target '%s' does not support"
            .formatted(chain.start().shownName(), aspect, target),
        chain,
        use);
  }

  /** A function asks for a size that a fixed target does not run. */
  String unsupportedSize(ModuleFunction function, String what, String size, String target) {
    return plain(
        "function '%s' has required %s size '%s' that fixed target '%s' does not support"
            .formatted(function.shownName(), what, size, target),
        function.place().or(function::statedPlace));
  }

  /** Something without a function. */
  String plain(String message, Optional<DebugLocation> place) {
    return OneLine.of(where(place) + ": warning: " + message);
  }

  private String withChain(String message, CallChain chain, Optional<DebugLocation> use) {
    List<String> lines = new ArrayList<>();
    lines.add(plain(message, use.or(chain::statedPlace)));
    if (dialect == Dialect.DPCPP) {
      addFrames(lines, chain.calls(), where(Optional.empty()) + ": note: ", this::note);
    } else {
      lines.add(CHAIN);
      lines.add("  " + called(chain.start()));
      addFrames(lines, chain.calls(), "  ", WarningText::frame);
      if (use.isEmpty() || chain.calls().stream().anyMatch(call -> call.place().isEmpty())) {
        lines.add(NO_PLACE);
      }
    }
    return lines.stream().map(OneLine::of).collect(Collectors.joining("\n"));
  }

  /** All calls; of very many the first and the last. */
  private static void addFrames(
      List<String> lines,
      List<FunctionCall> calls,
      String prefix,
      Function<FunctionCall, String> text) {
    int left = calls.size() <= MOST_FRAMES ? 0 : calls.size() - MOST_FRAMES;
    int middle = MOST_FRAMES / 2;
    for (int i = 0; i < calls.size(); i++) {
      if (left > 0 && i == middle) {
        lines.add(prefix + "... " + left + " more calls ...");
        i += left;
      }
      lines.add(text.apply(calls.get(i)));
    }
  }

  private String note(FunctionCall call) {
    return "%s: note: propagated from call to function '%s'"
        .formatted(where(call.place()), call.callee().shownName());
  }

  private static String frame(FunctionCall call) {
    return "  " + called(call.callee()) + call.place().map(place -> " " + place).orElse("");
  }

  /** Names of Java methods have the types of their parameters. */
  private static String called(ModuleFunction function) {
    String name = function.shownName();
    return name.endsWith(")") ? name : name + "()";
  }

  private String where(Optional<DebugLocation> place) {
    return place.map(DebugLocation::toString).orElse(input);
  }
}
