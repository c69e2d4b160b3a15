package dev.sycamore.analysis.rule;

import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An array, or memory, that a kernel mentions, in another variable or as an argument, and does
 * nothing with.
 */
public final class UnusedCaptureRule implements ProgramRule {
  /** What a launch orders, copies or keeps, used or not; accessors are chosen by their handler. */
  private static final Set<ArgumentKind> CAPTURED =
      Set.of(ArgumentKind.ARRAY, ArgumentKind.ROW_TABLE, ArgumentKind.MEMORY);

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    Uses uses = new Uses(Reachability.definitions(kernel.calls()), new HashMap<>());
    uses.scan(kernel.kernel().body());
    for (KernelArgument argument : kernel.kernel().arguments()) {
      Optional<SourceSpan> mention = Optional.ofNullable(uses.mentioned.get(argument.variable()));
      if (CAPTURED.contains(argument.kind())
          && mention.isPresent()
          && !uses.used.contains(argument.variable())) {
        SourceSpan at = mention.get();
        sink.report(
            Diagnostic.of(DiagnosticId.UNUSED_CAPTURE, at, kernel.chain().to(at), name(argument))
                .withNote(new Note("declared here", argument.declaration())));
      }
    }
    return true;
  }

  /** Who uses a row uses the table. */
  private static String name(KernelArgument argument) {
    String name = argument.variable().name();
    return argument.kind() == ArgumentKind.ROW_TABLE
        ? name.substring(0, name.length() - ValueSource.RowTable.SUFFIX.length())
        : name;
  }

  private static final class Uses extends ModelScanner {
    private final Map<String, DeviceFunction> functions;
    private final Map<String, Set<Variable>> known;
    private final Map<Variable, Variable> aliases = new HashMap<>();
    private final Set<Variable> used = new HashSet<>();
    private final Map<Variable, SourceSpan> mentioned = new HashMap<>();

    Uses(Map<String, DeviceFunction> functions, Map<String, Set<Variable>> known) {
      this.functions = functions;
      this.known = known;
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      Optional<ReadLocal> view = s.initializer().flatMap(Uses::wholeView);
      if (view.isEmpty()) {
        return super.visitDeclareLocal(s);
      }
      aliases.put(s.variable(), root(view.get().variable()));
      mention(view.get());
      return null;
    }

    @Override
    public Void visitReadLocal(ReadLocal e) {
      mention(e);
      used.add(root(e.variable()));
      return super.visitReadLocal(e);
    }

    @Override
    public Void visitCall(Call e) {
      for (int i = 0; i < e.arguments().size(); i++) {
        Optional<ReadLocal> view = wholeView(e.arguments().get(i));
        if (view.isPresent() && !usesParameter(e.function(), i)) {
          mention(view.get());
        } else {
          visit(e.arguments().get(i));
        }
      }
      return null;
    }

    /** What a view with statements before it is bound to counts as used. */
    @Override
    public Void visitStatementExpression(StatementExpression e) {
      super.visitStatementExpression(e);
      used.add(root(e.result()));
      return null;
    }

    private static Optional<ReadLocal> wholeView(DeviceExpression e) {
      return e instanceof ReadLocal read && read.type() instanceof ViewType
          ? Optional.of(read)
          : Optional.empty();
    }

    private void mention(ReadLocal view) {
      mentioned.putIfAbsent(view.variable(), view.span());
    }

    private Variable root(Variable variable) {
      return aliases.getOrDefault(variable, variable);
    }

    private boolean usesParameter(String symbol, int parameter) {
      Optional<DeviceFunction> function = Optional.ofNullable(functions.get(symbol));
      if (function.isEmpty()) {
        return true;
      }
      Set<Variable> inFunction = known.get(symbol);
      if (inFunction == null) {
        Uses uses = new Uses(functions, known);
        uses.scan(function.get().body());
        inFunction = uses.used;
        known.put(symbol, inFunction);
      }
      return inFunction.contains(function.get().parameters().get(parameter));
    }
  }
}
