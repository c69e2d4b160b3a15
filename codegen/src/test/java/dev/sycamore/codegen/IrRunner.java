package dev.sycamore.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.model.AddressSpace;
import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.EntryLayout;
import dev.sycamore.model.EntryParameter;
import dev.sycamore.model.Kernel;
import dev.sycamore.model.ScalarType;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMExecutionEngineRef;
import org.bytedeco.llvm.LLVM.LLVMGenericValueRef;
import org.bytedeco.llvm.LLVM.LLVMMemoryBufferRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Parses and verifies generated IR, and runs kernels of one work-item group in this process, where
 * all address spaces are the same memory.
 */
final class IrRunner {

  static {
    LLVMLinkInMCJIT();
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
  }

  private IrRunner() {}

  /** Fails with LLVM's message unless {@code ir} is a valid module. */
  static void verify(String ir) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = parse(context, ir);
    LLVMDisposeModule(module);
    LLVMContextDispose(context);
  }

  /**
   * Runs the work-items 0 to {@code size - 1} of a one-dimensional kernel, one after the other.
   *
   * @param arguments one array for each array argument, longs for scalars; arrays are copied back
   */
  static void run(DeviceUnit unit, String kernelName, int size, Object... arguments) {
    Kernel kernel =
        unit.kernels().stream().filter(k -> k.entryPoint().equals(kernelName)).findFirst().get();
    List<Memory> memories = Arrays.stream(arguments).map(Memory::new).toList();
    String call =
        EntryLayout.of(kernel).stream()
            .filter(EntryParameter::used)
            .map(p -> argument(p, memories.get(p.argument())))
            .collect(Collectors.joining(", "));
    String ir =
        retarget(LlvmIrGenerator.generate(unit))
            + WORK_ITEMS
            + "\ndefine i32 @run() {\nentry:\n  br label %loop\nloop:\n"
            + "  %i = phi i64 [ 0, %entry ], [ %n, %loop ]\n"
            + "  store i64 %i, ptr @work_item\n"
            + "  call void @"
            + kernelName
            + "("
            + call
            + ")\n"
            + "  %n = add i64 %i, 1\n"
            + "  %more = icmp slt i64 %n, "
            + size
            + "\n"
            + "  br i1 %more, label %loop, label %end\nend:\n  ret i32 0\n}\n";
    execute(ir);
    memories.forEach(Memory::copyBack);
  }

  private static String argument(EntryParameter p, Memory memory) {
    return switch (p.role()) {
      case POINTER ->
          "ptr addrspace("
              + AddressSpace.GLOBAL.number()
              + ") inttoptr (i64 "
              + memory.pointer.address()
              + " to ptr addrspace(1))";
      case LENGTH -> "i32 " + memory.length();
      case VALUE ->
          switch ((ScalarType) p.type()) {
            case INT -> "i32 " + memory.array;
            case LONG -> "i64 " + memory.array;
            default -> throw new IllegalArgumentException(p.toString());
          };
      default -> throw new IllegalArgumentException(p.toString());
    };
  }

  private static String retarget(String ir) {
    return ir.replaceAll("target (triple|datalayout) = .*", "")
        .replace(
            "declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)", "")
        .replace("spir_kernel ", "")
        .replace("spir_func ", "");
  }

  /** The work-item functions of this machine: ids count up, whatever the dimension. */
  private static final String WORK_ITEMS =
      """

      @work_item = internal global i64 0
      define internal i64 @_Z13get_global_idj(i32 %d) {
        %i = load i64, ptr @work_item
        ret i64 %i
      }
      """;

  private static LLVMModuleRef parse(LLVMContextRef context, String ir) {
    BytePointer text = new BytePointer(ir);
    LLVMMemoryBufferRef buffer =
        LLVMCreateMemoryBufferWithMemoryRangeCopy(
            text, ir.getBytes(StandardCharsets.UTF_8).length, new BytePointer("ir"));
    LLVMModuleRef module = new LLVMModuleRef();
    BytePointer message = new BytePointer();
    int parsed = LLVMParseIRInContext(context, buffer, module, message);
    assertThat(parsed).as(() -> message.getString() + "\n" + ir).isZero();
    int verified = LLVMVerifyModule(module, LLVMReturnStatusAction, message);
    assertThat(verified).as(() -> message.getString() + "\n" + ir).isZero();
    return module;
  }

  private static void execute(String ir) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = parse(context, ir);
    LLVMExecutionEngineRef engine = new LLVMExecutionEngineRef();
    BytePointer message = new BytePointer();
    int created = LLVMCreateJITCompilerForModule(engine, module, 2, message);
    assertThat(created).as(() -> message.getString()).isZero();
    LLVMValueRef run = LLVMGetNamedFunction(module, "run");
    LLVMGenericValueRef result =
        LLVMRunFunction(engine, run, 0, new PointerPointer<LLVMGenericValueRef>(1));
    LLVMDisposeGenericValue(result);
    LLVMDisposeExecutionEngine(engine);
    LLVMContextDispose(context);
  }

  /** Native memory for one argument. */
  private static final class Memory {
    final Object array;
    final BytePointer pointer;

    Memory(Object array) {
      this.array = array;
      this.pointer = new BytePointer(Math.max(8, 8L * length()));
      ByteBuffer buffer = buffer();
      if (array instanceof int[] a) {
        buffer.asIntBuffer().put(a);
      } else if (array instanceof long[] a) {
        buffer.asLongBuffer().put(a);
      } else if (array instanceof float[] a) {
        buffer.asFloatBuffer().put(a);
      } else if (array instanceof double[] a) {
        buffer.asDoubleBuffer().put(a);
      } else if (array instanceof short[] a) {
        buffer.asShortBuffer().put(a);
      } else if (array instanceof char[] a) {
        buffer.asCharBuffer().put(a);
      } else if (array instanceof byte[] a) {
        buffer.put(a);
      }
    }

    int length() {
      return array.getClass().isArray() ? Array.getLength(array) : 0;
    }

    private ByteBuffer buffer() {
      return pointer
          .capacity(Math.max(8, 8L * length()))
          .asByteBuffer()
          .order(ByteOrder.nativeOrder());
    }

    void copyBack() {
      ByteBuffer buffer = buffer();
      if (array instanceof int[] a) {
        buffer.asIntBuffer().get(a);
      } else if (array instanceof long[] a) {
        buffer.asLongBuffer().get(a);
      } else if (array instanceof float[] a) {
        buffer.asFloatBuffer().get(a);
      } else if (array instanceof double[] a) {
        buffer.asDoubleBuffer().get(a);
      } else if (array instanceof short[] a) {
        buffer.asShortBuffer().get(a);
      } else if (array instanceof char[] a) {
        buffer.asCharBuffer().get(a);
      } else if (array instanceof byte[] a) {
        buffer.get(a);
      }
    }
  }
}
