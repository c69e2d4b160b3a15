package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.source.MethodSource;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.captures.CaptureScanner;
import dev.sycamore.outliner.captures.CapturedLocal;
import dev.sycamore.outliner.captures.Captures;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Finds the kernels that call functions which their callers pass, and with which functions: follows
 * each call of a file that passes a lambda or method reference, through the parameters of methods,
 * to the kernels that capture it. A kernel has one form for each set of functions; it belongs to
 * the file of the call, so that the method around the kernel may be in any file.
 */
public final class KernelVariants {
  private static final List<String> PLATFORM = List.of("java.", "javax.", "jdk.");

  /** Stands for {@code this} among captured variables. */
  private static final Node THIS = new ThisExpr();

  private final ParsedUnit home;
  private final SourceUnits units;
  private final HostDialect dialect;
  private final FunctionFaults faults;
  private final IdentityHashMap<ParsedUnit, IdentityHashMap<Node, SourceKernel>> kernels =
      new IdentityHashMap<>();
  private final Set<List<Object>> visited = new HashSet<>();
  private final Map<List<Object>, SourceKernel> variants = new LinkedHashMap<>();

  /** The methods that the search is in. */
  private final Set<Node> entered = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());

  private KernelVariants(
      ParsedUnit home, SourceUnits units, HostDialect dialect, FunctionFaults faults) {
    this.home = home;
    this.units = units;
    this.dialect = dialect;
    this.faults = faults;
  }

  /**
   * The kernels that a file's unit has: of those in the file that are whole by themselves, and the
   * forms that the calls in the file determine of its own and of others.
   *
   * @param own the kernels in the file
   */
  public static List<SourceKernel> of(
      ParsedUnit home,
      List<SourceKernel> own,
      SourceUnits units,
      HostDialect dialect,
      DiagnosticSink sink) {
    KernelVariants search = new KernelVariants(home, units, dialect, new FunctionFaults(sink));
    search.kernels.put(home, byNode(own));
    search.visit(home.tree(), FunctionValues.ofFile(units, dialect, home));
    List<SourceKernel> all = new ArrayList<>(own);
    all.removeIf(kernel -> search.open.contains(kernel.code().node()));
    all.addAll(search.variants.values());
    return all;
  }

  private static IdentityHashMap<Node, SourceKernel> byNode(List<SourceKernel> kernels) {
    IdentityHashMap<Node, SourceKernel> byNode = new IdentityHashMap<>();
    kernels.forEach(kernel -> byNode.put(kernel.code().node(), kernel));
    return byNode;
  }

  private IdentityHashMap<Node, SourceKernel> kernelsOf(ParsedUnit unit) {
    IdentityHashMap<Node, SourceKernel> known = kernels.get(unit);
    if (known == null) {
      // What is wrong with them is reported when it is their file's turn.
      known = byNode(KernelFinder.find(unit, fault -> {}, new UnattributedCode()));
      kernels.put(unit, known);
    }
    return known;
  }

  private void visit(Node node, FunctionValues values) {
    SourceKernel kernel = kernelsOf(values.unit()).get(node);
    if (kernel != null) {
      kernel(kernel, values);
      return;
    }
    if (node instanceof MethodCallExpr call) {
      call(call, call.getArguments(), values);
    } else if (node instanceof ObjectCreationExpr creation) {
      call(creation, creation.getArguments(), values);
    }
    node.getChildNodes().forEach(child -> visit(child, values));
  }

  /** Adds the forms of a kernel that are known here. */
  private void kernel(SourceKernel kernel, FunctionValues values) {
    if (!(kernel.code() instanceof KernelDefinition.Lambda lambda)) {
      return;
    }
    Map<Node, FunctionValue> captured = new LinkedHashMap<>();
    Captures captures =
        CaptureScanner.scan(lambda.expression(), kernel.unit().attribution(), dialect);
    if (captures.self()) {
      values.selfAt(lambda.expression()).ifPresent(self -> captured.put(THIS, self));
    }
    List<CapturedLocal> variables =
        captures.variables().stream()
            .filter(variable -> FunctionalTypes.isFunction(variable.type()))
            .toList();
    for (CapturedLocal variable : variables) {
      captured.put(
          variable.declaration(), values.ofVariable(variable.declaration(), variable.firstUse()));
    }
    boolean isOrdinary =
        captured.isEmpty()
            || variables.stream().anyMatch(v -> !FunctionalTypes.isSerializable(v.type()))
            || (values.isCall()
                && captured.values().stream().allMatch(FunctionValue.Unknown.class::isInstance));
    if (isOrdinary) {
      // A captured object of another kind is refused where the kernel uses it.
      return;
    }
    if (kernel.unit() == home) {
      open.add(kernel.code().node());
    }
    boolean isReached =
        values.isCall() || captured.values().stream().anyMatch(FunctionValue::isOfCall);
    if (isReached
        && captured.values().stream().noneMatch(v -> v instanceof FunctionValue.OfCaller)) {
      complete(kernel, captured);
    }
  }

  private void complete(SourceKernel kernel, Map<Node, FunctionValue> captured) {
    List<List<KernelVariant.Bound>> forms = List.of(List.of());
    for (Map.Entry<Node, FunctionValue> variable : captured.entrySet()) {
      if (!faults.checkKnown(variable.getValue(), kernel)) {
        return;
      }
      List<List<KernelVariant.Bound>> longer = new ArrayList<>();
      for (List<KernelVariant.Bound> form : forms) {
        for (PassedFunction choice : ((FunctionValue.Known) variable.getValue()).choices()) {
          List<KernelVariant.Bound> bound = new ArrayList<>(form);
          bound.add(new KernelVariant.Bound(variable.getKey(), choice));
          longer.add(bound);
        }
      }
      forms = longer;
    }
    forms.forEach(form -> add(kernel, KernelVariant.of(home, form, THIS)));
  }

  private void add(SourceKernel kernel, KernelVariant variant) {
    List<Object> key = new ArrayList<>();
    key.add(kernel.unit().placeOf(kernel.code().node()));
    variant.all().forEach(function -> key.add(function.key()));
    variants.putIfAbsent(key, kernel.as(variant));
  }

  /** Follows what a call passes into the method that it calls. */
  private void call(Expression call, NodeList<Expression> arguments, FunctionValues values) {
    Optional<Invocation> invocation =
        values.unit().attribution().invocationOf(call).filter(KernelVariants::mayPass);
    if (invocation.isEmpty()) {
      return;
    }
    MethodSymbol method = invocation.get().method();
    PassedArguments passed = PassedArguments.of(call, arguments, method, values);
    if (!passed.areOfCall()) {
      return;
    }
    boolean hasSource = false;
    for (MethodSymbol each : passed.methods(method).toList()) {
      Optional<MethodSource> source = sourceOf(each, passed);
      source.ifPresent(found -> enter(found, passed.in(each), values));
      hasSource |= source.isPresent();
    }
    if (!hasSource && values.isCall()) {
      passed
          .functions()
          .forEach(
              (i, value) -> {
                if (isMarked(method.parameters().get(i))
                    && !(value instanceof FunctionValue.OfCaller)) {
                  faults.withoutSource(home, arguments.get(i), method);
                }
              });
    }
  }

  private static boolean mayPass(Invocation invocation) {
    MethodSymbol method = invocation.method();
    return (!method.parameters().isEmpty() || method.modifiers().contains(Modifier.DEFAULT))
        && !invocation.spread()
        && !ApiTypes.isApi(method.owner())
        && !isOfPlatform(method.owner());
  }

  /** Whether a class is the JDK's, whose methods have no source. */
  static boolean isOfPlatform(ClassSymbol owner) {
    String name = owner.packageName() + ".";
    return PLATFORM.stream().anyMatch(name::startsWith);
  }

  private static boolean isMarked(MethodSymbol.ParameterSymbol parameter) {
    return parameter.annotations().has(ApiTypes.KERNEL);
  }

  /** Files that neither see the API nor take functions for kernels are not parsed for this. */
  private Optional<MethodSource> sourceOf(MethodSymbol method, PassedArguments passed) {
    boolean takesFunctions =
        passed.self().isPresent()
            || passed.functions().keySet().stream()
                .map(i -> method.parameters().get(i))
                .anyMatch(p -> isMarked(p) || FunctionalTypes.isSerializable(p.type()));
    return takesFunctions || units.seesApi(method.owner())
        ? units.sourceOf(method)
        : Optional.empty();
  }

  private void enter(MethodSource source, PassedArguments passed, FunctionValues from) {
    if (!(source.declaration() instanceof CallableDeclaration<?> callable)) {
      return;
    }
    boolean isAgain = entered.contains(callable);
    PassedArguments arrived = isAgain ? passed.withEnd() : passed;
    if (visited.add(List.of(source.unit().placeOf(callable), arrived.key()))) {
      entered.add(callable);
      visit(callable, from.called(source.unit(), arrived.of(callable), arrived.self()));
      if (!isAgain) {
        entered.remove(callable);
      }
    }
  }
}
