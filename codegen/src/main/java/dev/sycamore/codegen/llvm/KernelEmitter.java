package dev.sycamore.codegen.llvm;

import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.ir.Detection;
import dev.sycamore.binding.ir.FunctionAttributes;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One kernel: its entry parameters, and the arguments of the body that they add up to. */
final class KernelEmitter {

  private final IrModule module;
  private final String moduleId;
  private final RequirementMetadata requirements;
  private final Optional<DebugInfo> debug;
  private final String detections;

  KernelEmitter(
      IrModule module,
      String moduleId,
      RequirementMetadata requirements,
      Optional<DebugInfo> debug,
      Set<Detection> detections) {
    this.detections = Detection.text(detections);
    this.module = module;
    this.moduleId = moduleId;
    this.requirements = requirements;
    this.debug = debug;
  }

  /**
   * @param layout its entry parameters
   */
  String define(Kernel kernel, List<EntryParameter> layout) {
    Optional<IrFunction.Places> places =
        FunctionEmitter.places(debug, kernel.name(), kernel.entryPoint(), kernel.span());
    IrFunction function = new IrFunction(module, places);
    ExpressionEmitter expressions = new ExpressionEmitter(function);
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < kernel.arguments().size(); i++) {
      Variable variable = kernel.arguments().get(i).variable();
      List<EntryParameter> used = EntryParameter.used(layout, i);
      for (EntryParameter p : used) {
        parameters.add(type(p) + mark(kernel.arguments().get(i), p) + " " + name(variable, p));
      }
      bind(variable, used, function, expressions);
    }
    if (kernel.report().isPresent()) {
      ReportEntryEmitter report = new ReportEntryEmitter(kernel);
      parameters.add(report.parameter());
      expressions.views().bind(kernel.report().get(), report.enter(function));
    }
    String body = FunctionEmitter.body(function, expressions, kernel.body(), VoidType.VOID);
    return "define spir_kernel void @"
        + kernel.entryPoint()
        + "("
        + String.join(", ", parameters)
        + ") "
        + module.functionAttributes()
        + IrModule.attribute(FunctionAttributes.KERNEL_FORM, kernel.form().attribute())
        + IrModule.attribute(FunctionAttributes.KERNEL_DIMENSIONS, "" + kernel.dimensions())
        + launchedGroupSize(kernel.attributes().launchedGroupSize())
        + IrModule.attribute(FunctionAttributes.MODULE_ID, moduleId)
        + (detections.isEmpty() ? "" : IrModule.attribute(FunctionAttributes.DETECT, detections))
        + IrModule.shownAs(kernel.name(), kernel.span())
        + IrModule.unchecked(kernel.unchecked())
        + (kernel.reportsIndices()
            ? IrModule.attribute(FunctionAttributes.LAUNCH_CHECKS, "true")
            : "")
        + FunctionEmitter.debugNode(places)
        + requirements.of(kernel.attributes())
        + " {\n"
        + body
        + "}\n";
  }

  private static String launchedGroupSize(List<Integer> sizes) {
    return sizes.isEmpty()
        ? ""
        : IrModule.attribute(
            FunctionAttributes.GROUP_SIZE,
            sizes.stream().map(String::valueOf).collect(Collectors.joining(",")));
  }

  private static void bind(
      Variable variable,
      List<EntryParameter> used,
      IrFunction function,
      ExpressionEmitter expressions) {
    if (variable.type() instanceof ViewType type) {
      expressions.views().bind(variable, view(variable, type, used, expressions.views()));
    } else if (!used.isEmpty()) {
      String name = IrFunction.name(variable);
      String memory = LlvmTypes.memory(variable.type());
      function.alloca(name, memory);
      // A boolean is a byte in the argument block as it is in memory.
      function.effect("store " + memory + " " + name(variable, used.get(0)) + ", ptr " + name);
    }
  }

  private static ViewValue view(
      Variable variable, ViewType type, List<EntryParameter> used, ViewEmitter views) {
    String pointer = ViewValue.UNUSED;
    List<String> extents = new ArrayList<>();
    List<String> pitches = new ArrayList<>();
    List<String> offsets = new ArrayList<>();
    for (EntryParameter p : used) {
      if (p.role() == ParameterRole.POINTER || p.role() == ParameterRole.LOCAL_POINTER) {
        pointer = name(variable, p);
      } else if (p.role() == ParameterRole.OFFSET) {
        offsets.add(name(variable, p));
      }
    }
    boolean dense = !EntryParameter.have(used, ParameterRole.BUFFER_RANGE);
    ParameterRole pitch = dense ? ParameterRole.ACCESS_RANGE : ParameterRole.BUFFER_RANGE;
    for (int d = 0; d < type.dimensions(); d++) {
      String length = find(variable, used, ParameterRole.LENGTH, d);
      boolean array = !length.equals(ViewValue.UNUSED);
      extents.add(array ? length : find(variable, used, ParameterRole.ACCESS_RANGE, d));
      if (d > 0) {
        pitches.add(find(variable, used, pitch, d));
      }
    }
    ViewValue view = new ViewValue(type, pointer, extents, pitches);
    if (offsets.isEmpty()) {
      return view;
    }
    String start = views.element(view, views.linear(offsets, pitches));
    return new ViewValue(type, start, extents, pitches);
  }

  private static String find(
      Variable variable, List<EntryParameter> used, ParameterRole role, int dimension) {
    for (EntryParameter p : used) {
      if (p.role() == role && p.dimension() == dimension) {
        return name(variable, p);
      }
    }
    return ViewValue.UNUSED;
  }

  private static String name(Variable variable, EntryParameter p) {
    String name = IrFunction.name(variable);
    return switch (p.role()) {
      case VALUE -> name + ".in";
      case POINTER, LOCAL_POINTER, REPORT -> name;
      case LENGTH -> name + ".length";
      case ACCESS_RANGE -> name + ".range" + p.dimension();
      case BUFFER_RANGE -> name + ".buffer" + p.dimension();
      case OFFSET -> name + ".offset" + p.dimension();
    };
  }

  /** What a target may make use of: see {@link FunctionAttributes}. */
  private static String mark(KernelArgument argument, EntryParameter p) {
    return switch (p.role()) {
      case OFFSET -> attribute(FunctionAttributes.OFFSET);
      case ACCESS_RANGE ->
          argument.range().isEmpty()
              ? ""
              : attribute(FunctionAttributes.VALUE)
                  + "=\""
                  + argument.range().get(p.dimension())
                  + "\"";
      default -> "";
    };
  }

  private static String attribute(String name) {
    return " \"" + name + "\"";
  }

  private static String type(EntryParameter p) {
    if (p.type() instanceof ViewType view) {
      return LlvmTypes.pointer(view.space());
    }
    return LlvmTypes.memory(p.type());
  }
}
