package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.program.CapturedFunction;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.VoidType;
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
import dev.sycamore.outliner.lowering.object.FunctionThis;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Binds the functions that a kernel captures to the lambdas and method references that are passed.
 * What these capture themselves becomes arguments of the kernel, or is bound in turn if it is a
 * function.
 */
final class FunctionArguments {
  private final Optional<KernelVariant> variant;
  private final FunctionContext kernel;
  private final FunctionContexts contexts;
  private final KernelArguments arguments;
  private final List<CapturedFunction> functions = new ArrayList<>();
  private final List<FunctionContext> sources = new ArrayList<>();
  private Optional<ThisObject> self = Optional.empty();

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

  /** What {@code this} is in the kernel, if it is a function. */
  Optional<ThisObject> self() {
    return self;
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
    if (variant.isEmpty()) {
      return;
    }
    List<NumberedFunction> numbered =
        NumberedFunction.of(variant.get(), captures, kernel.compilation().dialect());
    Iterator<NumberedFunction> next = numbered.iterator();
    if (captures.self() && variant.get().self().isPresent()) {
      self = Optional.of(new FunctionThis(closure(next.next())));
    }
    for (CapturedLocal variable : captures.variables()) {
      if (has(variable)) {
        Value function = closure(next.next());
        kernel.scope().bind(variable.declaration(), new Binding.Known(function));
      }
    }
  }

  private Value.Closure closure(NumberedFunction f) {
    PassedFunction function = f.function();
    FunctionContext around =
        contexts.of(
            function.unit(),
            kernel.faults().chain(),
            Substitution.NONE,
            VoidType.VOID,
            function.expression());
    sources.add(around);
    if (function.method().isPresent()) {
      return object(f, around);
    }
    return function.expression() instanceof MethodReferenceExpr reference
        ? reference(f, reference, around)
        : lambda(f, around);
  }

  /** An object, which is the captured value itself: its fields are read of it. */
  private Value.Closure object(NumberedFunction f, FunctionContext around) {
    PassedFunction function = f.function();
    BoundMethod method =
        BoundMethod.ofFunction(
                kernel.compilation().units(),
                function.unit(),
                function.expression(),
                function.target())
            .orElseThrow(() -> around.unknown(function.expression()));
    note(f, "");
    return closure(
        function,
        method.transfer(
            new KernelThis(arguments, new ValueSource.Captured(f.index())),
            around,
            function.expression()));
  }

  private Value.Closure lambda(NumberedFunction f, FunctionContext around) {
    PassedFunction function = f.function();
    note(f, "");
    int next = f.first();
    ThisObject.Transfer self = ThisObject.Transfer.NOTHING;
    if (f.captures().self()) {
      ThisObject object =
          f.self().isPresent()
              ? new FunctionThis(closure(f.self().get()))
              : new KernelThis(arguments, new ValueSource.Captured(next));
      self =
          object.transfer(
              around,
              new ObjectCode(
                  function.unit().attribution(), Optional.empty(), function.expression()),
              function.expression());
      next++;
    }
    List<Node> declarations = new ArrayList<>();
    List<Value> values = new ArrayList<>(self.parts());
    IdentityHashMap<Node, Binding> unusable = new IdentityHashMap<>();
    for (CapturedLocal captured : f.captures().variables()) {
      Binding binding =
          f.in(captured).isPresent()
              ? new Binding.Known(closure(f.in(captured).get()))
              : bindingOf(captured, new ValueSource.Captured(next), around);
      next++;
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
    return closure(function, self, declarations, unusable, values);
  }

  /** The kernel, or another function, may have captured the same variable of another call. */
  private Binding bindingOf(CapturedLocal captured, ValueSource source, FunctionContext around) {
    Node declaration = captured.declaration();
    Optional<Binding> other = kernel.scope().find(declaration);
    arguments.bind(captured, source, around);
    Binding own = kernel.scope().find(declaration).orElseThrow();
    other.ifPresent(binding -> kernel.scope().bind(declaration, binding));
    return own;
  }

  private Value.Closure reference(
      NumberedFunction f, MethodReferenceExpr reference, FunctionContext around) {
    PassedFunction function = f.function();
    Invocation invocation =
        function
            .unit()
            .attribution()
            .invocationOf(reference)
            .orElseThrow(() -> around.unknown(reference));
    note(f, JvmSignatures.of(invocation.method().owner(), invocation.method()));
    if (f.self().isPresent()) {
      return closure(
          function,
          ThisObject.Transfer.NOTHING,
          List.of(),
          new IdentityHashMap<>(),
          List.of(closure(f.self().get())));
    }
    ThisObject.Transfer self = ThisObject.Transfer.NOTHING;
    Optional<BoundMethod> own = BoundMethod.ofThis(around, reference, invocation);
    if (own.isPresent()) {
      self =
          own.get()
              .transfer(
                  new KernelThis(arguments, new ValueSource.Captured(f.first()))
                      .around(own.get().way()),
                  around,
                  reference);
    } else if (!namesClass(reference, around)) {
      throw around
          .faults()
          .refuseWithHelp(
              DiagnosticId.LAMBDA,
              reference,
              "write a lambda that calls the method",
              "as a function that is passed to a kernel, a reference to a method of an object");
    }
    return closure(function, self);
  }

  private void note(NumberedFunction f, String method) {
    PassedFunction function = f.function();
    functions.add(
        new CapturedFunction(
            f.index(), function.span(), method, function.target().method().owner().binaryName()));
  }

  /** The parser takes a variable in front of the colons for a type. */
  private static boolean namesClass(MethodReferenceExpr reference, FunctionContext around) {
    Optional<Denotation> scope = around.source().denotationOf(reference.getScope());
    return reference.getScope() instanceof TypeExpr
        ? scope.filter(Denotation.Local.class::isInstance).isEmpty()
        : scope.filter(Denotation.TypeName.class::isInstance).isPresent();
  }

  private static Value.Closure closure(PassedFunction function, ThisObject.Transfer self) {
    return closure(function, self, List.of(), new IdentityHashMap<>(), self.parts());
  }

  private static Value.Closure closure(
      PassedFunction f,
      ThisObject.Transfer self,
      List<Node> declarations,
      IdentityHashMap<Node, Binding> unusable,
      List<Value> values) {
    return new Value.Closure(
        new ClosureCode(
            f.unit(),
            f.expression(),
            f.target(),
            Substitution.NONE,
            f.around(),
            self,
            declarations,
            unusable),
        values);
  }
}
