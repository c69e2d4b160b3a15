package dev.sycamore.codegen.llvm;

import dev.sycamore.binding.ir.FunctionAttributes;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.ViewAliases;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One device function. */
final class FunctionEmitter {

  /** The function of the device library that divides normal numbers, as messages call it. */
  private static final String NORMAL_QUOTIENT = "NormalQuotient.of(double, double)";

  private final IrModule module;
  private final String moduleId;
  private final RequirementMetadata requirements;
  private final Optional<DebugInfo> debug;

  FunctionEmitter(
      IrModule module,
      String moduleId,
      RequirementMetadata requirements,
      Optional<DebugInfo> debug) {
    this.module = module;
    this.moduleId = moduleId;
    this.requirements = requirements;
    this.debug = debug;
  }

  String define(DeviceFunction f) {
    Optional<IrFunction.Places> places = places(debug, f.displayName(), f.symbol(), f.span());
    IrFunction function = new IrFunction(module, places);
    ExpressionEmitter expressions = new ExpressionEmitter(function);
    List<String> parameters = new ArrayList<>();
    for (Variable parameter : f.parameters()) {
      if (parameter.type() instanceof ViewType type) {
        ViewValue view = view(IrFunction.name(parameter), type);
        parameters.addAll(view.parts());
        expressions.views().bind(parameter, view);
      } else {
        String name = IrFunction.name(parameter);
        parameters.add(LlvmTypes.value(parameter.type()) + " " + name + ".in");
        function.alloca(name, LlvmTypes.memory(parameter.type()));
        expressions.store(parameter.type(), name + ".in", "ptr " + name);
      }
    }
    String body = body(function, expressions, f.body(), f.returnType());
    return "define "
        + (f.external() ? "" : "internal ")
        + "spir_func "
        + LlvmTypes.value(f.returnType())
        + " @"
        + f.symbol()
        + "("
        + String.join(", ", parameters)
        + ") "
        + module.functionAttributes()
        + (f.external() ? IrModule.attribute(FunctionAttributes.MODULE_ID, moduleId) : "")
        + IrModule.shownAs(f.displayName(), f.span())
        + IrModule.unchecked(f.unchecked())
        + (f.library() ? IrModule.attribute(FunctionAttributes.LIBRARY, "true") : "")
        + (f.library() && f.displayName().equals(NORMAL_QUOTIENT)
            ? IrModule.attribute(FunctionAttributes.NORMAL_QUOTIENTS, "true")
            : "")
        + debugNode(places)
        + requirements.of(f)
        + " {\n"
        + body
        + "}\n";
  }

  static Optional<IrFunction.Places> places(
      Optional<DebugInfo> debug, String name, String symbol, SourceSpan span) {
    return debug.map(d -> new IrFunction.Places(d, d.subprogram(name, symbol, span), span));
  }

  static String debugNode(Optional<IrFunction.Places> places) {
    return places.map(p -> " !dbg " + p.subprogram()).orElse("");
  }

  static String body(
      IrFunction function, ExpressionEmitter expressions, Block body, DeviceType returnType) {
    expressions.views().keep(ViewAliases.in(body).assigned());
    new StatementEmitter(function, expressions).emitAll(body.statements());
    // Java lets control reach the end of a function without a result only.
    function.terminate(returnType == VoidType.VOID ? "ret void" : "unreachable");
    return function.text();
  }

  private static ViewValue view(String name, ViewType type) {
    List<String> extents = new ArrayList<>();
    List<String> pitches = new ArrayList<>();
    for (int d = 0; d < type.dimensions(); d++) {
      extents.add(name + ".extent" + d);
      if (d > 0) {
        pitches.add(name + ".pitch" + d);
      }
    }
    return new ViewValue(type, name, extents, pitches);
  }
}
