package dev.sycamore.outliner.program.rule;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Note;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.program.lowered.FunctionHandle;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import dev.sycamore.outliner.program.lowered.Reachability;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An array that a kernel mentions, in another variable or as an argument, and does nothing with.
 */
public final class UnusedCaptureRule implements ProgramRule {

  @Override
  public boolean check(LoweredKernel kernel, DiagnosticSink sink) {
    Map<String, FunctionHandle> functions = new HashMap<>();
    Reachability.from(kernel.calls()).forEach(f -> functions.put(f.symbol(), f));
    Uses uses = new Uses(functions, new HashMap<>());
    uses.visit(kernel.kernel().body());
    for (KernelArgument argument : kernel.kernel().arguments()) {
      Optional<SourceSpan> mention = Optional.ofNullable(uses.mentioned.get(argument.variable()));
      if (argument.kind() == ArgumentKind.ARRAY
          && mention.isPresent()
          && !uses.used.contains(argument.variable())) {
        SourceSpan at = mention.get();
        sink.report(
            Diagnostic.of(
                    DiagnosticId.SYC1103, at, kernel.chain().to(at), argument.variable().name())
                .withNote(new Note("declared here", argument.declaration())));
      }
    }
    return true;
  }

  private static final class Uses extends ModelScanner {
    private final Map<String, FunctionHandle> functions;
    private final Map<String, Set<Variable>> known;
    private final Map<Variable, Variable> aliases = new HashMap<>();
    private final Set<Variable> used = new HashSet<>();
    private final Map<Variable, SourceSpan> mentioned = new HashMap<>();

    Uses(Map<String, FunctionHandle> functions, Map<String, Set<Variable>> known) {
      this.functions = functions;
      this.known = known;
    }

    @Override
    protected void visit(Statement statement) {
      if (statement instanceof DeclareLocal s
          && s.initializer().isPresent()
          && s.initializer().get() instanceof ReadLocal view
          && view.type() instanceof ViewType) {
        aliases.put(s.variable(), root(view.variable()));
        mentioned.putIfAbsent(view.variable(), view.span());
      } else {
        super.visit(statement);
      }
    }

    @Override
    protected void visit(Expression expression) {
      if (expression instanceof ReadLocal e) {
        mentioned.putIfAbsent(e.variable(), e.span());
        used.add(root(e.variable()));
      } else if (expression instanceof Call e) {
        for (int i = 0; i < e.arguments().size(); i++) {
          if (e.arguments().get(i) instanceof ReadLocal view
              && view.type() instanceof ViewType
              && !usesParameter(e.function(), i)) {
            mentioned.putIfAbsent(view.variable(), view.span());
          } else {
            visit(e.arguments().get(i));
          }
        }
      } else {
        super.visit(expression);
      }
    }

    private Variable root(Variable variable) {
      return aliases.getOrDefault(variable, variable);
    }

    private boolean usesParameter(String symbol, int parameter) {
      Optional<DeviceFunction> function =
          Optional.ofNullable(functions.get(symbol)).flatMap(FunctionHandle::function);
      if (function.isEmpty()) {
        return true;
      }
      Set<Variable> inFunction = known.get(symbol);
      if (inFunction == null) {
        Uses uses = new Uses(functions, known);
        uses.visit(function.get().body());
        inFunction = uses.used;
        known.put(symbol, inFunction);
      }
      return inFunction.contains(function.get().parameters().get(parameter));
    }
  }
}
