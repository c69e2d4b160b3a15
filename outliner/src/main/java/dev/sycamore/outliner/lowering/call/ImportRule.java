package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.attribution.Invocation;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.ExternalDeclarations;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.symbols.MethodSymbol;
import dev.sycamore.outliner.types.ListedAspects;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Functions that another module exports: only their declaration is at hand. */
final class ImportRule implements CallRule {
  private final FunctionContext context;
  private final FunctionCalls functions;

  ImportRule(FunctionContext context, FunctionCalls functions) {
    this.context = context;
    this.functions = functions;
  }

  @Override
  public boolean knows(Node call, Invocation invocation) {
    MethodSymbol method = invocation.method();
    return method.modifiers().contains(Modifier.STATIC)
        && method.typeParameters().isEmpty()
        && !method.owner().binaryName().isEmpty()
        && DeviceMethods.isExternal(method)
        && context.compilation().units().sourceOf(method).isEmpty()
        && ExternalDeclarations.shapesOf(method, context.compilation().types()).isPresent();
  }

  @Override
  public Value call(CallSite site) {
    MethodSymbol method = site.invocation().method();
    if (site.invocation().spread()) {
      throw context.faults().refuse(DiagnosticId.SYC1023, site.at(), MethodNames.display(method));
    }
    checkArguments(site, method);
    DeviceType returnType = functions.returnType(site.at(), site.invocation());
    return functions.call(site.at(), declared(method, site.at()), returnType, site.arguments());
  }

  private void checkArguments(CallSite site, MethodSymbol method) {
    List<Shape> shapes =
        ExternalDeclarations.shapesOf(method, context.compilation().types()).orElseThrow();
    for (int i = 0; i < shapes.size(); i++) {
      Shape given = Shape.of(site.arguments().get(i));
      if (!given.equals(shapes.get(i))) {
        Node argument = site.at() instanceof MethodCallExpr call ? call.getArgument(i) : site.at();
        throw context
            .faults()
            .refuse(DiagnosticId.SYC1047, argument, MethodNames.display(method), describe(given));
      }
    }
  }

  private static String describe(Shape shape) {
    if (shape instanceof Shape.Closure) {
      return "a lambda";
    }
    boolean isPrivate =
        shape instanceof Shape.Grid
            || (shape instanceof Shape.Plain plain
                && plain.type() instanceof ViewType view
                && view.space() == AddressSpace.PRIVATE);
    if (isPrivate) {
      return "a private array";
    }
    boolean isConstant =
        shape instanceof Shape.Plain plain
            && plain.type() instanceof ViewType view
            && view.space() == AddressSpace.CONSTANT;
    return isConstant ? "a constant array" : "a value of another form";
  }

  private ImportedFunction declared(MethodSymbol method, Node call) {
    Optional<Set<Aspect>> declared =
        ListedAspects.of(method.annotations(), ListedAspects.DEVICE_HAS);
    Optional<Set<Aspect>> used = ListedAspects.of(method.annotations(), ListedAspects.USES_ASPECTS);
    EnumSet<Aspect> aspects = EnumSet.noneOf(Aspect.class);
    declared.ifPresent(aspects::addAll);
    used.ifPresent(aspects::addAll);
    return new ImportedFunction(
        ExternalDeclarations.symbol(method),
        MethodNames.display(method),
        ExternalDeclarations.moduleOf(method),
        aspects,
        context.faults().chain().to(context.spanOf(call)));
  }
}
