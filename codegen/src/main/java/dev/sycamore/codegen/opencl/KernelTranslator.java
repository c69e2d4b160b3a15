package dev.sycamore.codegen.opencl;

import dev.sycamore.binding.ParameterRole;
import dev.sycamore.codegen.opencl.model.CAddress;
import dev.sycamore.codegen.opencl.model.CDeclaration;
import dev.sycamore.codegen.opencl.model.CElement;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CFunction;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelAttributes;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** One kernel: its entry parameters, and the arguments of the body that they add up to. */
final class KernelTranslator {

  private final OpenClPrelude program;
  private final CTypes types;

  KernelTranslator(OpenClPrelude program, CTypes types) {
    this.program = program;
    this.types = types;
  }

  /**
   * The kernel as a function.
   *
   * @param layout its entry parameters
   */
  CFunction translate(Kernel kernel, List<EntryParameter> layout) {
    List<CVariable> parameters = new ArrayList<>();
    List<CStatement> body = new ArrayList<>();
    for (int i = 0; i < kernel.arguments().size(); i++) {
      Variable variable = kernel.arguments().get(i).variable();
      List<EntryParameter> used = EntryParameter.used(layout, i);
      boolean offset = EntryParameter.have(used, ParameterRole.OFFSET);
      for (EntryParameter p : used) {
        parameters.add(new CVariable(type(p), name(variable, p, offset)));
      }
      if (variable.type() instanceof ViewType type) {
        locals(variable, type, used, body);
      }
    }
    kernel.report().ifPresent(report -> report(kernel, parameters, body));
    body.addAll(program.copyState().ofKernel(kernel.body()));
    StatementTranslator statements = new StatementTranslator(program, types, kernel.body());
    body.addAll(statements.arrays());
    body.addAll(statements.body(kernel.body()));
    return new CFunction(
        ExtensionGuard.of(kernel.attributes().aspects().used(), types(layout)),
        "__kernel " + attributes(kernel.attributes()),
        "void",
        kernel.entryPoint(),
        parameters,
        body);
  }

  private static List<DeviceType> types(List<EntryParameter> layout) {
    List<DeviceType> types = new ArrayList<>();
    for (EntryParameter p : layout) {
      if (p.used()) {
        types.add(p.type());
      }
    }
    return types;
  }

  private static String attributes(KernelAttributes attributes) {
    return sizes("reqd_work_group_size", attributes.requiredWorkGroupSize())
        + sizes("work_group_size_hint", attributes.workGroupSizeHint());
  }

  /** Sizes in OpenCL's order, dimension 0 the fastest. */
  private static String sizes(String attribute, List<Integer> sizes) {
    if (sizes.isEmpty()) {
      return "";
    }
    int[] reversed = {1, 1, 1};
    for (int d = 0; d < sizes.size(); d++) {
      reversed[d] = sizes.get(sizes.size() - 1 - d);
    }
    String values = reversed[0] + ", " + reversed[1] + ", " + reversed[2];
    return "__attribute__((" + attribute + "(" + values + "))) ";
  }

  /**
   * The buffer's size is in the buffer: as a view it has no extent, except that it is 1 where a
   * kernel with two forms has a buffer.
   */
  private void report(Kernel kernel, List<CVariable> parameters, List<CStatement> body) {
    Variable report = kernel.report().orElseThrow();
    ViewType type = (ViewType) report.type();
    String pointer = types.pointer(type.element(), type.space());
    parameters.add(new CVariable(pointer, CNames.variable(report)));
    String extent = kernel.reportsIndices() ? CNames.variable(report) + " != 0" : "0";
    body.add(new CDeclaration("int", CView.extent(report, 0), Optional.of(new CText(extent))));
  }

  private String type(EntryParameter p) {
    return p.type() instanceof ViewType view
        ? types.pointer(view.element(), view.space())
        : types.name(p.type());
  }

  /** A parameter that is a part of the view has the name of that part. */
  private static String name(Variable variable, EntryParameter p, boolean offset) {
    String name = CNames.variable(variable);
    return switch (p.role()) {
      case VALUE, LOCAL_POINTER, REPORT -> name;
      case POINTER -> offset ? name + "_buffer" : name;
      case LENGTH, ACCESS_RANGE -> CView.extent(variable, p.dimension());
      case BUFFER_RANGE -> CView.pitch(variable, p.dimension());
      case OFFSET -> name + "_offset" + p.dimension();
    };
  }

  /**
   * The parts of the view that are no parameters: start of an accessor, pitches of a dense view.
   */
  private void locals(
      Variable variable, ViewType type, List<EntryParameter> used, List<CStatement> body) {
    boolean memory =
        EntryParameter.have(used, ParameterRole.POINTER)
            || EntryParameter.have(used, ParameterRole.LOCAL_POINTER);
    if (!memory) {
      return;
    }
    boolean buffer = EntryParameter.have(used, ParameterRole.BUFFER_RANGE);
    for (int d = 1; d < type.dimensions() && !buffer; d++) {
      body.add(
          new CDeclaration(
              "int", CView.pitch(variable, d), Optional.of(new CText(CView.extent(variable, d)))));
    }
    if (EntryParameter.have(used, ParameterRole.OFFSET)) {
      String name = CNames.variable(variable);
      List<CExpression> offsets =
          IntStream.range(0, type.dimensions())
              .<CExpression>mapToObj(d -> new CText(name + "_offset" + d))
              .toList();
      CExpression start = CView.linear(offsets, CView.of(variable, types).pitches());
      body.add(
          new CDeclaration(
              types.pointer(type.element(), type.space()),
              name,
              Optional.of(new CAddress(new CElement(new CText(name + "_buffer"), start)))));
    }
  }
}
