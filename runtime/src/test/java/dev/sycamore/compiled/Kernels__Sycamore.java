package dev.sycamore.compiled;

import static dev.sycamore.binding.ElementKind.BOOLEAN;
import static dev.sycamore.binding.ElementKind.BYTE;
import static dev.sycamore.binding.ElementKind.CHAR;
import static dev.sycamore.binding.ElementKind.DOUBLE;
import static dev.sycamore.binding.ElementKind.FLOAT;
import static dev.sycamore.binding.ElementKind.HALF;
import static dev.sycamore.binding.ElementKind.INT;
import static dev.sycamore.binding.ElementKind.LONG;
import static dev.sycamore.binding.ElementKind.SHORT;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.testing.CCompiler;
import dev.sycamore.testing.TestDescriptors;
import dev.sycamore.testing.TestDescriptors.Image;
import java.util.ArrayList;
import java.util.List;

/** What the processor would write for {@link Kernels}. */
public final class Kernels__Sycamore implements UnitBinding {
  static final String NATIVE = "META-INF/sycamore/dev/sycamore/compiled/Kernels.x86_64.so";
  private static final String SOURCE = "META-INF/sycamore/dev/sycamore/compiled/kernels.cl";
  private static final String PTX = "META-INF/sycamore/dev/sycamore/compiled/kernels.ptx";

  static {
    Image source = new Image("OPENCL_C", "opencl", SOURCE);
    Image ptx = new Image("PTX", "ptx64", PTX);
    if (CCompiler.isPresent()) {
      NativeKernels.compile();
      TestDescriptors.write(
          new Kernels__Sycamore(), new Image("NATIVE_CPU", "x86_64", NATIVE), ptx, source);
    } else {
      TestDescriptors.write(new Kernels__Sycamore(), ptx, source);
    }
  }

  @Override
  public int formatVersion() {
    return UnitBinding.FORMAT_VERSION;
  }

  @Override
  public List<KernelBinding> kernels() {
    return List.of(
        kernel("saxpy", KernelForm.RANGE, 1, "([FF[FI)V")
            .array(FLOAT, ArgumentAccess.READ_WRITE)
            .scalar(FLOAT)
            .array(FLOAT, ArgumentAccess.READ)
            .build(),
        kernel("transpose", KernelForm.RANGE, 2, "([II[IIII)V")
            .array(INT, ArgumentAccess.WRITE)
            .scalar(INT)
            .array(INT, ArgumentAccess.READ)
            .scalar(INT)
            .build(),
        kernel("scalars", KernelForm.SINGLE_TASK, 1, "([JZBSCIJFDLdev/sycamore/Half;)V")
            .array(LONG, ArgumentAccess.WRITE)
            .scalar(BOOLEAN)
            .scalar(BYTE)
            .scalar(SHORT)
            .scalar(CHAR)
            .scalar(INT)
            .scalar(LONG)
            .scalar(FLOAT)
            .scalar(DOUBLE)
            .scalar(HALF)
            .aspect(Aspect.FP64)
            .build(),
        kernel("bytes", KernelForm.RANGE, 1, "([Z[B[S[C[Ldev/sycamore/Half;I)V")
            .array(BOOLEAN, ArgumentAccess.READ_WRITE)
            .array(BYTE, ArgumentAccess.READ_WRITE)
            .array(SHORT, ArgumentAccess.READ_WRITE)
            .array(CHAR, ArgumentAccess.READ_WRITE)
            .array(HALF, ArgumentAccess.READ_WRITE)
            .build(),
        kernel("addInPart", KernelForm.RANGE, 2, "(Ldev/sycamore/FloatAccessor2;FII)V")
            .accessor(FLOAT, 2, ArgumentAccess.READ_WRITE)
            .scalar(FLOAT)
            .build(),
        kernel(
                "reverseGroups",
                KernelForm.ND_RANGE,
                1,
                "(Ldev/sycamore/LocalInts;Ldev/sycamore/IntAccessor;[ILdev/sycamore/NdItem1;)V")
            .local(INT)
            .accessor(INT, 1, ArgumentAccess.READ)
            .array(INT, ArgumentAccess.WRITE)
            .build(),
        kernel("increment", KernelForm.RANGE, 1, "([II)V")
            .array(INT, ArgumentAccess.READ_WRITE)
            .build(),
        kernel("copyEven", KernelForm.RANGE, 1, "([I[II)V")
            .array(INT, ArgumentAccess.WRITE)
            .array(INT, ArgumentAccess.READ)
            .build(),
        kernel("fillBuffer", KernelForm.RANGE, 1, "(Ldev/sycamore/IntAccessor;I)V")
            .accessor(INT, 1, ArgumentAccess.READ_WRITE)
            .build(),
        kernel(
                "addBuffer",
                KernelForm.RANGE,
                1,
                "(Ldev/sycamore/IntAccessor;Ldev/sycamore/IntAccessor;I)V")
            .accessor(INT, 1, ArgumentAccess.READ_WRITE)
            .accessor(INT, 1, ArgumentAccess.READ)
            .build(),
        kernel("addToMemory", KernelForm.RANGE, 1, "(Ldev/sycamore/IntMemory;I)V")
            .memory(INT, ArgumentAccess.READ_WRITE)
            .build(),
        kernel("empty", KernelForm.RANGE, 1, "(I)V").build(),
        kernel("notInTheImage", KernelForm.RANGE, 1, "([II)V")
            .array(INT, ArgumentAccess.READ_WRITE)
            .build(),
        kernel("needsGpu", KernelForm.RANGE, 1, "([II)V")
            .array(INT, ArgumentAccess.READ_WRITE)
            .aspect(Aspect.CUSTOM)
            .build());
  }

  @Override
  public Object argument(int kernel, int argument, Object[] captured) {
    return captured[argument];
  }

  private static Builder kernel(String name, KernelForm form, int dimensions, String signature) {
    return new Builder(name, form, dimensions, signature);
  }

  /** Lays out the argument block with every entry parameter used. */
  private static final class Builder {
    private final String name;
    private final KernelForm form;
    private final int dimensions;
    private final String signature;
    private final List<ArgumentBinding> arguments = new ArrayList<>();
    private final List<ParameterBinding> parameters = new ArrayList<>();
    private List<Aspect> aspects = List.of();
    private int end;

    Builder(String name, KernelForm form, int dimensions, String signature) {
      this.name = name;
      this.form = form;
      this.dimensions = dimensions;
      this.signature = signature;
    }

    Builder scalar(ElementKind kind) {
      argument(ArgumentKind.SCALAR, kind, 0, ArgumentAccess.NONE);
      return parameter(ParameterRole.VALUE, 0, kind.size());
    }

    Builder array(ElementKind kind, ArgumentAccess access) {
      argument(ArgumentKind.ARRAY, kind, 1, access);
      return parameter(ParameterRole.POINTER, 0, 8).parameter(ParameterRole.LENGTH, 0, 4);
    }

    Builder accessor(ElementKind kind, int dims, ArgumentAccess access) {
      argument(ArgumentKind.ACCESSOR, kind, dims, access);
      parameter(ParameterRole.POINTER, 0, 8);
      for (ParameterRole role :
          List.of(ParameterRole.ACCESS_RANGE, ParameterRole.BUFFER_RANGE, ParameterRole.OFFSET)) {
        for (int d = 0; d < dims; d++) {
          parameter(role, d, 4);
        }
      }
      return this;
    }

    Builder memory(ElementKind kind, ArgumentAccess access) {
      argument(ArgumentKind.MEMORY, kind, 1, access);
      return parameter(ParameterRole.POINTER, 0, 8)
          .parameter(ParameterRole.ACCESS_RANGE, 0, 4)
          .parameter(ParameterRole.OFFSET, 0, 4);
    }

    Builder local(ElementKind kind) {
      argument(ArgumentKind.LOCAL_ACCESSOR, kind, 1, ArgumentAccess.NONE);
      return parameter(ParameterRole.LOCAL_POINTER, 0, 8)
          .parameter(ParameterRole.ACCESS_RANGE, 0, 4);
    }

    Builder aspect(Aspect aspect) {
      aspects = List.of(aspect);
      return this;
    }

    private void argument(ArgumentKind kind, ElementKind element, int dims, ArgumentAccess access) {
      String argument = "a" + arguments.size();
      arguments.add(new ArgumentBinding(argument, kind, element, dims, access));
    }

    private Builder parameter(ParameterRole role, int dimension, int size) {
      int offset = (end + size - 1) / size * size;
      parameters.add(new ParameterBinding(arguments.size() - 1, role, dimension, offset, size));
      end = offset + size;
      return this;
    }

    KernelBinding build() {
      return new KernelBinding(
          name,
          name,
          form,
          dimensions,
          "Kernels.java",
          1,
          1,
          1,
          signature,
          arguments,
          parameters,
          new LaunchAttributes(List.of(), 0, aspects, List.of(), 0));
    }
  }
}
