package dev.sycamore.backend.worker.lowering;

import static org.bytedeco.llvm.global.LLVM.LLVMTypeOf;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A kernel, seen from outside.
 *
 * @param function its definition
 * @param name its entry point
 * @param shown as messages show it
 * @param form how its work-items are made
 * @param dimensions 1 to 3
 * @param parameters its parameters, in order
 */
public record KernelSignature(
    LLVMValueRef function,
    String name,
    String shown,
    KernelForm form,
    int dimensions,
    List<ParameterType> parameters) {

  private static final String MOST_DIMENSIONS = "3";

  /** All kernels of a module that is still in the SPIR flavour. */
  public static List<KernelSignature> all(DeviceModule module) throws CompileException {
    List<KernelSignature> kernels = new ArrayList<>();
    for (KernelFunction kernel : KernelFunction.all(module)) {
      kernels.add(of(kernel));
    }
    return kernels;
  }

  private static KernelSignature of(KernelFunction kernel) throws CompileException {
    LLVMValueRef function = kernel.function();
    FunctionName name = kernel.name();
    String form = Llvm.stringAttribute(function, FunctionAttributes.KERNEL_FORM);
    // Of the forms, a kernel of another compiler that does not say its own fits this one.
    KernelForm kind =
        form == null ? KernelForm.ND_RANGE : KernelForm.ofAttribute(form).orElse(null);
    if (kind == null) {
      throw refused(
          name.shown(),
          attribute(FunctionAttributes.KERNEL_FORM, form, "range, nd_range or single_task"));
    }
    String dimensions = Llvm.stringAttribute(function, FunctionAttributes.KERNEL_DIMENSIONS);
    if (dimensions == null && form == null) {
      dimensions = MOST_DIMENSIONS;
    }
    if (dimensions == null || !dimensions.matches("[123]")) {
      throw refused(
          name.shown(), attribute(FunctionAttributes.KERNEL_DIMENSIONS, dimensions, "1, 2 or 3"));
    }
    List<ParameterType> parameters = new ArrayList<>();
    for (LLVMValueRef parameter : Llvm.parameters(function)) {
      String text = Llvm.print(LLVMTypeOf(parameter));
      ParameterType type = ParameterType.of(text);
      if (type == null) {
        throw refused(
            name.shown(),
            "parameter "
                + (parameters.size() + 1)
                + " has the type "
                + text
                + ", which no kernel parameter may have");
      }
      parameters.add(type);
    }
    return new KernelSignature(
        function,
        name.symbol(),
        name.shown(),
        kind,
        Integer.parseInt(dimensions),
        List.copyOf(parameters));
  }

  /** What there is to say of this kernel's code. */
  public String remark(String text) {
    return "kernel " + shown + ": " + text;
  }

  /** A failure that names this kernel. */
  public CompileException refused(String why) {
    return refused(shown, why);
  }

  private static CompileException refused(String shown, String why) {
    return new CompileException(BuildStage.LOWER, "kernel " + shown + ": " + why);
  }

  private static String attribute(String name, String value, String expected) {
    return "the attribute \""
        + name
        + "\" must be "
        + expected
        + (value == null ? ", but it is missing" : ", not '" + value + "'");
  }

  /** The offset of each parameter in the argument block, in bytes. */
  public int[] offsets() {
    int[] offsets = new int[parameters.size()];
    int end = 0;
    for (int i = 0; i < offsets.length; i++) {
      int size = parameters.get(i).size();
      offsets[i] = (end + size - 1) / size * size;
      end = offsets[i] + size;
    }
    return offsets;
  }

  /** The name of the function that the kernel's code moves to. */
  public String bodyName() {
    return bodyName(name);
  }

  public static String bodyName(String entryPoint) {
    return entryPoint + ".body";
  }
}
