package dev.sycamore.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;
import static org.bytedeco.llvm.global.LLVM.LLVMCreateJITCompilerForModule;
import static org.bytedeco.llvm.global.LLVM.LLVMCreateMemoryBufferWithMemoryRangeCopy;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeExecutionEngine;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeGenericValue;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeModule;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMInitializeNativeAsmPrinter;
import static org.bytedeco.llvm.global.LLVM.LLVMInitializeNativeTarget;
import static org.bytedeco.llvm.global.LLVM.LLVMLinkInMCJIT;
import static org.bytedeco.llvm.global.LLVM.LLVMParseIRInContext;
import static org.bytedeco.llvm.global.LLVM.LLVMReturnStatusAction;
import static org.bytedeco.llvm.global.LLVM.LLVMRunFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMVerifyModule;

import dev.sycamore.model.DeviceUnit;
import dev.sycamore.model.EntryParameter;
import dev.sycamore.model.ScalarType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMExecutionEngineRef;
import org.bytedeco.llvm.LLVM.LLVMGenericValueRef;
import org.bytedeco.llvm.LLVM.LLVMMemoryBufferRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Parses, verifies and runs generated IR in this process, where all address spaces are the same
 * memory. Work-items run one after the other.
 */
final class IrRunner implements KernelRunner {

  static {
    LLVMLinkInMCJIT();
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
  }

  /** The work-item functions of this machine, and a loop over the work-items. */
  private static final String HARNESS =
      """

      @work_item = internal global i64 0

      define internal i64 @_Z13get_global_idj(i32 %d) {
        %i = load i64, ptr @work_item
        ret i64 %i
      }

      define i32 @run() {
      entry:
        br label %loop
      loop:
        %i = phi i64 [ 0, %entry ], [ %n, %loop ]
        store i64 %i, ptr @work_item
        call void @KERNEL(ARGUMENTS)
        %n = add i64 %i, 1
        %more = icmp slt i64 %n, SIZE
        br i1 %more, label %loop, label %end
      end:
        ret i32 0
      }
      """;

  /** Fails with LLVM's message unless {@code ir} is a valid module. */
  static void verify(String ir) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMDisposeModule(parse(context, ir));
    LLVMContextDispose(context);
  }

  @Override
  public void run(DeviceUnit unit, int size, Object... arguments) {
    String ir = LlvmIrGenerator.generate(unit);
    verify(ir);
    List<HostMemory> memories = new ArrayList<>();
    for (Object argument : arguments) {
      memories.add(HostMemory.isArray(argument) ? new HostMemory(argument) : null);
    }
    String call =
        KernelRunner.usedParameters(unit).stream()
            .map(p -> argument(p, arguments[p.argument()], memories.get(p.argument())))
            .collect(Collectors.joining(", "));
    String kernel = KernelRunner.onlyKernel(unit).entryPoint();
    String harness =
        HARNESS
            .replace("KERNEL", kernel)
            .replace("ARGUMENTS", call)
            .replace("SIZE", Integer.toString(size));
    execute(retarget(ir) + harness);
    memories.stream().filter(m -> m != null).forEach(HostMemory::copyBack);
  }

  private static String argument(EntryParameter p, Object argument, HostMemory memory) {
    return switch (p.role()) {
      case POINTER -> {
        long address = new Pointer(memory.buffer()).address();
        yield "ptr addrspace(1) inttoptr (i64 " + address + " to ptr addrspace(1))";
      }
      case LENGTH -> "i32 " + memory.length();
      case VALUE ->
          switch ((ScalarType) p.type()) {
            case INT -> "i32 " + argument;
            case LONG -> "i64 " + argument;
            default -> throw new IllegalArgumentException(p.toString());
          };
      default -> throw new IllegalArgumentException(p.toString());
    };
  }

  private static String retarget(String ir) {
    return ir.replaceAll("target (triple|datalayout) = .*", "")
        .replaceAll("declare spir_func i64 @_Z13get_global_idj.*", "")
        .replace("spir_kernel ", "")
        .replace("spir_func ", "");
  }

  private static LLVMModuleRef parse(LLVMContextRef context, String ir) {
    int length = ir.getBytes(StandardCharsets.UTF_8).length;
    LLVMMemoryBufferRef buffer =
        LLVMCreateMemoryBufferWithMemoryRangeCopy(
            new BytePointer(ir, StandardCharsets.UTF_8), length, new BytePointer("ir"));
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
}
