package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.annotations.Aspect;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.program.ImportedFunction;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.kernels.DeviceMethods;
import dev.sycamore.outliner.kernels.LaunchAnnotations;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.function.ExternalDeclarations;
import dev.sycamore.outliner.lowering.function.FunctionCalls;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.types.ListedAspects;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Functions that another module exports: only their declaration is at hand. */
final class ImportRule implements CallRule {
  private static final String OTHER = "a value of another form";

  private final SourceTypes context;
  private final FunctionCalls functions;

  ImportRule(SourceTypes context, FunctionCalls functions) {
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
      throw context
          .faults()
          .refuse(DiagnosticId.VARIABLE_ARITY, site.at(), MethodNames.display(method));
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
            .refuse(
                DiagnosticId.EXTERNAL_FUNCTION_ARGUMENT,
                argument,
                MethodNames.display(method),
                describe(given));
      }
    }
  }

  private static String describe(Shape shape) {
    return shape.accept(
        new Shape.Visitor<>() {
          @Override
          public String visitPlain(Shape.Plain plain) {
            return plain.type() instanceof ViewType view ? describe(view.space()) : OTHER;
          }

          @Override
          public String visitWorkItem(Shape.WorkItem item) {
            return OTHER;
          }

          @Override
          public String visitGrid(Shape.Grid grid) {
            return describe(AddressSpace.PRIVATE);
          }

          @Override
          public String visitJagged(Shape.Jagged jagged) {
            return "an array of arrays";
          }

          @Override
          public String visitRecordArray(Shape.RecordArray array) {
            return "an array of records that the kernel captured";
          }

          @Override
          public String visitComposite(Shape.Composite composite) {
            return OTHER;
          }

          @Override
          public String visitClosure(Shape.Closure closure) {
            return "a lambda";
          }

          @Override
          public String visitChosen(Shape.Chosen chosen) {
            return OTHER;
          }
        });
  }

  private static String describe(AddressSpace space) {
    return switch (space) {
      case PRIVATE -> "a private array";
      case CONSTANT -> "a constant array";
      default -> OTHER;
    };
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
        LaunchAnnotations.subGroupSize(method.annotations()),
        context.faults().chain().to(context.spanOf(call)));
  }
}
