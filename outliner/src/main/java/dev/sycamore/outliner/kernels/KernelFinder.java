package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.FunctionTarget;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the kernels of a file: the lambdas, method references and objects whose type is a kernel
 * interface, wherever they go, and {@code @Kernel} methods.
 */
public final class KernelFinder {

  /** The launch methods of the API; a call of one whose types are unknown must not go unseen. */
  private static final Set<String> LAUNCHES = Set.of("parallelFor", "singleTask");

  private final ParsedUnit unit;
  private final Attribution attribution;
  private final DiagnosticSink sink;
  private final UnattributedCode unattributed;
  private final HostOnlyCode hostOnly;
  private final KernelSites sites;
  private final LaunchedValues values;

  private KernelFinder(ParsedUnit unit, DiagnosticSink sink, UnattributedCode unattributed) {
    this.unit = unit;
    this.attribution = unit.attribution();
    this.sink = sink;
    this.unattributed = unattributed;
    this.hostOnly = HostOnlyCode.of(unit);
    this.sites = new KernelSites(unit, hostOnly, sink);
    this.values = new LaunchedValues(unit, sink, unattributed);
  }

  /** The kernels of a file in source order; what is no kernel but should be is reported. */
  public static List<SourceKernel> find(
      ParsedUnit unit, DiagnosticSink sink, UnattributedCode unattributed) {
    KernelFinder finder = new KernelFinder(unit, sink, unattributed);
    FunctionObjects.find(unit, finder.hostOnly, sink).forEach(finder.sites::add);
    finder.visit(unit.tree());
    new AnnotatedKernelMethods(unit, sink).checkLaunchers(finder.sites.all());
    List<SourceKernel> found = new ArrayList<>(finder.sites.all());
    if (found.size() > 1) {
      found.sort(Comparator.comparing(SourceKernel::span));
    }
    return found;
  }

  private void visit(Node node) {
    if (hostOnly.isAt(node)) {
      // The launchers of kernel methods are generated before anything is compiled for devices.
      node.findAll(MethodDeclaration.class).stream()
          .filter(m -> AnnotatedKernelMethods.isMarked(unit, m.getAnnotations()))
          .forEach(this::method);
      return;
    }
    if (sites.isKernel(node) || isFunction(node)) {
      // What is inside a kernel is device code, which starts no kernels.
      return;
    }
    if (node instanceof MethodCallExpr call) {
      arguments(call, call.getArguments());
    } else if (node instanceof ObjectCreationExpr creation) {
      arguments(creation, creation.getArguments());
      if (!sites.add(creation, Optional.empty())) {
        FunctionObjects.faultOf(unit, creation).ifPresent(sink::report);
      }
    } else if (node instanceof EnumConstantDeclaration constant) {
      arguments(constant, constant.getArguments());
    } else if (node instanceof ExplicitConstructorInvocationStmt call) {
      arguments(call, call.getArguments());
    } else if (node instanceof MethodDeclaration method
        && AnnotatedKernelMethods.isMarked(unit, method.getAnnotations())) {
      // Device code, whether it can be launched or not.
      method(method);
      return;
    }
    node.getChildNodes().forEach(this::visit);
  }

  private void method(MethodDeclaration method) {
    new AnnotatedKernelMethods(unit, sink).site(method).ifPresent(sites::add);
  }

  /** Adds the kernel that a lambda or method reference is, if it is one. */
  private boolean isFunction(Node node) {
    if (!(node instanceof LambdaExpr) && !(node instanceof MethodReferenceExpr)) {
      return false;
    }
    Expression function = (Expression) node;
    if (sites.add(function, Optional.empty())) {
      return true;
    }
    if (KernelInterfaces.ofFunction(unit, function).isPresent()) {
      report(
          DiagnosticId.UNKNOWN_KERNEL,
          function,
          "the method `"
              + attribution.functionTargetOf(function).orElseThrow().method().name()
              + "` of an interface whose `run` is written already");
    }
    return false;
  }

  private void arguments(Node call, NodeList<Expression> arguments) {
    Optional<String> name = Optional.empty();
    for (int i = 0; i < arguments.size(); i++) {
      Expression argument = arguments.get(i);
      Optional<MethodSymbol.ParameterSymbol> parameter = parameter(call, arguments, i);
      if (parameter.isEmpty()) {
        checkKnown(call, argument);
      } else if (parameter.get().annotations().has(ApiTypes.KERNEL)
          && (!FunctionalTypes.isFunction(parameter.get().type())
              || KernelTypes.mayBeKernels(parameter.get().type()))) {
        // A function that kernels call is no kernel: KernelVariants follows it. A text that another
        // method or an object gets with a kernel is theirs: a label.
        if (i > 0 && call instanceof MethodCallExpr launch && namesKernels(launch)) {
          name = explicitName(arguments.get(0));
        }
        values.check(argument, parameter.get().type());
        name.ifPresent(n -> new LaunchNames(sites, sink, n).give(argument));
      }
    }
  }

  /** A launch that attribution does not understand would be a kernel that nobody compiles. */
  private void checkKnown(Node call, Expression argument) {
    boolean launch =
        call instanceof MethodCallExpr method && LAUNCHES.contains(method.getNameAsString());
    boolean kernel = argument.isLambdaExpr() || argument.isMethodReferenceExpr();
    if (launch && kernel && isErroneous((MethodCallExpr) call)) {
      unattributed.add(unit, call);
    } else if (launch && kernel) {
      report(DiagnosticId.UNKNOWN_TYPE, argument);
    }
  }

  private Optional<MethodSymbol.ParameterSymbol> parameter(
      Node call, NodeList<Expression> arguments, int index) {
    Optional<FunctionTarget> target = attribution.functionTargetOf(arguments.get(index));
    if (target.isPresent() && target.get().parameter().isPresent()) {
      return target.get().parameter();
    }
    return attribution
        .invocationOf(call)
        .map(invocation -> parameter(invocation, index))
        .filter(Optional::isPresent)
        .map(Optional::get);
  }

  /** The parameter of an argument; the last one takes a variable number of them. */
  private static Optional<MethodSymbol.ParameterSymbol> parameter(
      Invocation invocation, int index) {
    List<MethodSymbol.ParameterSymbol> parameters = invocation.method().parameters();
    int last = parameters.size() - 1;
    int at = invocation.spread() ? Math.min(index, last) : index;
    return at <= last ? Optional.of(parameters.get(at)) : Optional.empty();
  }

  /** Whether a method is one of the API, whose first text is the name of its kernel. */
  private boolean namesKernels(MethodCallExpr call) {
    return LAUNCHES.contains(call.getNameAsString())
        && attribution
            .invocationOf(call)
            .filter(invocation -> ApiTypes.isApi(invocation.method().owner()))
            .isPresent();
  }

  private Optional<String> explicitName(Expression first) {
    boolean isName =
        attribution
            .typeOf(first)
            .filter(
                t ->
                    t instanceof JavaType.Declared d
                        && d.symbol().canonicalName().equals("java.lang.String"))
            .isPresent();
    if (!isName) {
      return Optional.empty();
    }
    Optional<String> name =
        attribution
            .constantOf(first)
            .filter(String.class::isInstance)
            .map(String.class::cast)
            .filter(KernelNames::isValid);
    if (name.isEmpty()) {
      report(DiagnosticId.KERNEL_NAME, first, "`" + first + "` is not a kernel name");
    }
    return name;
  }

  /** Whether the host compiler rejects a call, or a part of it that decides what it calls. */
  private boolean isErroneous(MethodCallExpr call) {
    return Stream.concat(
            Stream.of(call), Stream.concat(call.getScope().stream(), call.getArguments().stream()))
        .flatMap(part -> attribution.typeOf(part).stream())
        .anyMatch(type -> type == JavaType.Special.ERRONEOUS);
  }

  private void report(DiagnosticId id, Node at, Object... arguments) {
    sink.report(Diagnostic.of(id, unit.spanOf(at), List.of(), arguments));
  }
}
