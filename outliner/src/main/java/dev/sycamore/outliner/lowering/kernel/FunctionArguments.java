package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.program.CapturedFunction;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.VoidType;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.kernels.KernelVariant;
import dev.sycamore.outliner.kernels.PassedFunction;
import dev.sycamore.outliner.kernels.SourceKernel;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.ClosureCode;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.FunctionContexts;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.symbols.JvmSignatures;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Binds the functions that a kernel captures to the lambdas and method references that are passed.
 * What these capture themselves becomes arguments of the kernel: at the launch they come after what
 * the kernel captures, in the order of the functions.
 */
final class FunctionArguments {
  private final Optional<KernelVariant> variant;
  private final FunctionContext kernel;
  private final FunctionContexts contexts;
  private final KernelArguments arguments;
  private final List<CapturedFunction> functions = new ArrayList<>();
  private final List<FunctionContext> sources = new ArrayList<>();

  FunctionArguments(
      SourceKernel site,
      FunctionContext kernel,
      FunctionContexts contexts,
      KernelArguments arguments) {
    this.variant = site.variant();
    this.kernel = kernel;
    this.contexts = contexts;
    this.arguments = arguments;
  }

  /** The functions that were bound. */
  List<CapturedFunction> functions() {
    return List.copyOf(functions);
  }

  /** Whether something of them is at fault. */
  boolean faulty() {
    return sources.stream().anyMatch(source -> source.faults().any());
  }

  /** Whether a captured variable holds one. */
  boolean has(CapturedLocal variable) {
    return function(variable).isPresent();
  }

  private Optional<PassedFunction> function(CapturedLocal variable) {
    return variant.flatMap(known -> known.functionIn(variable.declaration()));
  }

  /** Binds those among the captured variables of the kernel. */
  void bind(Captures captures) {
    int index = captures.self() ? 1 : 0;
    int next = index + captures.variables().size();
    for (CapturedLocal variable : captures.variables()) {
      Optional<PassedFunction> function = function(variable);
      if (function.isPresent()) {
        FunctionContext around =
            contexts.of(
                function.get().unit(),
                kernel.faults().chain(),
                Substitution.NONE,
                VoidType.VOID,
                function.get().expression());
        sources.add(around);
        next = bind(variable, index, next, function.get(), around);
      }
      index++;
    }
  }

  private int bind(
      CapturedLocal variable, int index, int next, PassedFunction f, FunctionContext around) {
    if (f.method().isPresent()) {
      object(variable, index, f, around);
      return next;
    }
    return f.expression() instanceof MethodReferenceExpr reference
        ? reference(variable, index, next, f, reference, around)
        : lambda(variable, index, next, f, around);
  }

  /** Binds an object, which is the captured value itself: its fields are read of it. */
  private void object(CapturedLocal variable, int index, PassedFunction f, FunctionContext around) {
    BoundMethod method =
        BoundMethod.ofFunction(kernel.compilation().units(), f.unit(), f.expression(), f.target())
            .orElseThrow(() -> around.unknown(f.expression()));
    ThisObject.Transfer self =
        method.transfer(
            new KernelThis(arguments, new ValueSource.Captured(index)), around, f.expression());
    known(variable, f, self, List.of(), new IdentityHashMap<>(), self.parts());
    functions.add(function(index, f, ""));
  }

  /** Binds a lambda; returns how many values are captured so far. */
  private int lambda(
      CapturedLocal variable, int index, int first, PassedFunction f, FunctionContext around) {
    Expression lambda = f.expression();
    Captures captures =
        CaptureScanner.scan(lambda, f.unit().attribution(), kernel.compilation().dialect());
    int next = first;
    ThisObject.Transfer self = ThisObject.Transfer.NOTHING;
    if (captures.self()) {
      self =
          new KernelThis(arguments, new ValueSource.Captured(next))
              .transfer(
                  around, new ObjectCode(f.unit().attribution(), Optional.empty(), lambda), lambda);
      next++;
    }
    List<Node> declarations = new ArrayList<>();
    List<Value> values = new ArrayList<>(self.parts());
    IdentityHashMap<Node, Binding> unusable = new IdentityHashMap<>();
    for (CapturedLocal captured : captures.variables()) {
      arguments.bind(captured, new ValueSource.Captured(next), around);
      next++;
      Binding binding = kernel.scope().find(captured.declaration()).orElseThrow();
      if (binding instanceof Binding.Stored stored) {
        declarations.add(captured.declaration());
        values.add(
            new Value.Plain(
                new ReadLocal(stored.variable(), around.spanOf(captured.declaration()))));
      } else if (binding instanceof Binding.Known known) {
        declarations.add(captured.declaration());
        values.add(known.value());
      } else {
        unusable.put(captured.declaration(), binding);
      }
    }
    known(variable, f, self, declarations, unusable, values);
    functions.add(function(index, f, ""));
    return next;
  }

  /** Binds a method reference; returns how many values are captured so far. */
  private int reference(
      CapturedLocal variable,
      int index,
      int first,
      PassedFunction f,
      MethodReferenceExpr reference,
      FunctionContext around) {
    Invocation invocation =
        f.unit().attribution().invocationOf(reference).orElseThrow(() -> around.unknown(reference));
    ThisObject.Transfer self = ThisObject.Transfer.NOTHING;
    int next = first;
    Optional<BoundMethod> own = BoundMethod.ofThis(around, reference, invocation);
    if (own.isPresent()) {
      self =
          own.get()
              .transfer(
                  new KernelThis(arguments, new ValueSource.Captured(next)).around(own.get().way()),
                  around,
                  reference);
      next++;
    } else if (!namesClass(reference, around)) {
      throw around
          .faults()
          .refuseWithHelp(
              DiagnosticId.SYC1026,
              reference,
              "write a lambda that calls the method",
              "as a function that is passed to a kernel, a reference to a method of an object");
    }
    known(variable, f, self, List.of(), new IdentityHashMap<>(), self.parts());
    functions.add(
        function(index, f, JvmSignatures.of(invocation.method().owner(), invocation.method())));
    return next;
  }

  private static CapturedFunction function(int index, PassedFunction f, String method) {
    return new CapturedFunction(index, f.span(), method, f.target().method().owner().binaryName());
  }

  /** The parser takes a variable in front of the colons for a type. */
  private static boolean namesClass(MethodReferenceExpr reference, FunctionContext around) {
    Optional<Denotation> scope = around.source().denotationOf(reference.getScope());
    return reference.getScope() instanceof TypeExpr
        ? scope.filter(Denotation.Local.class::isInstance).isEmpty()
        : scope.filter(Denotation.TypeName.class::isInstance).isPresent();
  }

  private void known(
      CapturedLocal variable,
      PassedFunction f,
      ThisObject.Transfer self,
      List<Node> declarations,
      IdentityHashMap<Node, Binding> unusable,
      List<Value> values) {
    ClosureCode code =
        new ClosureCode(
            f.unit(),
            f.expression(),
            f.target(),
            Substitution.NONE,
            f.around(),
            self,
            declarations,
            unusable);
    kernel.scope().bind(variable.declaration(), new Binding.Known(new Value.Closure(code, values)));
  }
}
