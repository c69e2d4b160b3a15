package dev.sycamore.codegen.engines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;
import static org.bytedeco.llvm.global.LLVM.LLVMCreateJITCompilerForModule;
import static org.bytedeco.llvm.global.LLVM.LLVMCreateMemoryBufferWithMemoryRangeCopy;
import static org.bytedeco.llvm.global.LLVM.LLVMCreatePassBuilderOptions;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeExecutionEngine;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeGenericValue;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposeModule;
import static org.bytedeco.llvm.global.LLVM.LLVMDisposePassBuilderOptions;
import static org.bytedeco.llvm.global.LLVM.LLVMGetExecutionEngineTargetMachine;
import static org.bytedeco.llvm.global.LLVM.LLVMGetGlobalValueAddress;
import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMInitializeNativeAsmPrinter;
import static org.bytedeco.llvm.global.LLVM.LLVMInitializeNativeTarget;
import static org.bytedeco.llvm.global.LLVM.LLVMLinkInMCJIT;
import static org.bytedeco.llvm.global.LLVM.LLVMParseIRInContext;
import static org.bytedeco.llvm.global.LLVM.LLVMReturnStatusAction;
import static org.bytedeco.llvm.global.LLVM.LLVMRunFunction;
import static org.bytedeco.llvm.global.LLVM.LLVMRunPasses;
import static org.bytedeco.llvm.global.LLVM.LLVMVerifyModule;

import dev.sycamore.codegen.LlvmIrGenerator;
import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.type.ScalarType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMErrorRef;
import org.bytedeco.llvm.LLVM.LLVMExecutionEngineRef;
import org.bytedeco.llvm.LLVM.LLVMGenericValueRef;
import org.bytedeco.llvm.LLVM.LLVMMemoryBufferRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMPassBuilderOptionsRef;
import org.bytedeco.llvm.LLVM.LLVMTargetMachineRef;
import org.lwjgl.system.MemoryUtil;

/**
 * Parses, verifies, optimises and runs generated IR in this process, where all address spaces are
 * the same memory. Work-items run one after the other.
 */
public final class IrRunner implements KernelRunner {

  static {
    LLVMLinkInMCJIT();
    LLVMInitializeNativeTarget();
    LLVMInitializeNativeAsmPrinter();
  }

  /** The work-item functions of this machine, and where the harness finds its inputs. */
  private static final String WORK_ITEMS =
      """

      @work_item = internal global i64 0
      @slots = global [64 x i64] zeroinitializer

      define internal i64 @_Z13get_global_idj(i32 %d) {
        %i = load i64, ptr @work_item
        ret i64 %i
      }
      """;

  /** Runs one kernel for each work-item; slot 0 has their number. */
  private static final String LOOP =
      """

      define i32 @run.KERNEL() {
      entry:
        %size = load i64, ptr @slots
      LOADS
        br label %loop
      loop:
        %i = phi i64 [ 0, %entry ], [ %n, %loop ]
        store i64 %i, ptr @work_item
        call void @KERNEL(ARGUMENTS)
        %n = add i64 %i, 1
        %more = icmp slt i64 %n, %size
        br i1 %more, label %loop, label %end
      end:
        ret i32 0
      }
      """;

  /** Fails with LLVM's message unless {@code ir} is a valid module. */
  public static void verify(String ir) {
    LLVMContextRef context = LLVMContextCreate();
    LLVMDisposeModule(parse(context, ir));
    LLVMContextDispose(context);
  }

  @Override
  public LoadedUnit load(DeviceUnit unit) {
    String ir = LlvmIrGenerator.generate(UnitNormalizer.normalize(unit, false));
    verify(ir);
    StringBuilder whole = new StringBuilder(retarget(ir)).append(WORK_ITEMS);
    unit.kernels().forEach(k -> whole.append(loop(k)));
    return new Jit(whole.toString());
  }

  private static String loop(Kernel kernel) {
    StringBuilder loads = new StringBuilder();
    List<String> arguments = new ArrayList<>();
    List<EntryParameter> parameters = KernelRunner.usedParameters(kernel);
    for (int i = 0; i < parameters.size(); i++) {
      String type = type(parameters.get(i));
      String slot = "getelementptr (i64, ptr @slots, i64 " + (i + 1) + ")";
      loads.append("  %a").append(i).append(" = load ").append(type);
      loads.append(", ptr ").append(slot).append('\n');
      arguments.add(type + " %a" + i);
    }
    return LOOP.replace("KERNEL", kernel.entryPoint())
        .replace("LOADS\n", loads)
        .replace("ARGUMENTS", String.join(", ", arguments));
  }

  private static String type(EntryParameter p) {
    return switch (p.role()) {
      case POINTER -> "ptr addrspace(1)";
      case VALUE -> p.type() == ScalarType.LONG ? "i64" : "i32";
      case LENGTH -> "i32";
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

  private static final class Jit implements LoadedUnit {

    private final LLVMContextRef context = LLVMContextCreate();
    private final LLVMExecutionEngineRef engine = new LLVMExecutionEngineRef();
    private final LLVMModuleRef module;
    private final long slots;

    Jit(String ir) {
      module = parse(context, ir);
      BytePointer message = new BytePointer();
      int created = LLVMCreateJITCompilerForModule(engine, module, 2, message);
      assertThat(created).as(() -> message.getString()).isZero();
      // What the generator leaves undefined shows only where an optimiser looks.
      LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
      LLVMTargetMachineRef machine = LLVMGetExecutionEngineTargetMachine(engine);
      LLVMErrorRef error = LLVMRunPasses(module, new BytePointer("default<O2>"), machine, options);
      assertThat(error == null || error.isNull()).isTrue();
      LLVMDisposePassBuilderOptions(options);
      slots = LLVMGetGlobalValueAddress(engine, "slots");
    }

    @Override
    public void run(Kernel kernel, int size, Object... arguments) {
      List<HostMemory> memories = new ArrayList<>();
      for (Object argument : arguments) {
        memories.add(HostMemory.isArray(argument) ? new HostMemory(argument) : null);
      }
      MemoryUtil.memPutLong(slots, size);
      List<EntryParameter> parameters = KernelRunner.usedParameters(kernel);
      for (int i = 0; i < parameters.size(); i++) {
        EntryParameter p = parameters.get(i);
        HostMemory memory = memories.get(p.argument());
        long value =
            switch (p.role()) {
              case POINTER -> MemoryUtil.memAddress(memory.buffer());
              case LENGTH -> memory.length();
              default -> ((Number) arguments[p.argument()]).longValue();
            };
        MemoryUtil.memPutLong(slots + 8L * (i + 1), value);
      }
      LLVMGenericValueRef result =
          LLVMRunFunction(
              engine,
              LLVMGetNamedFunction(module, "run." + kernel.entryPoint()),
              0,
              new PointerPointer<LLVMGenericValueRef>(1));
      LLVMDisposeGenericValue(result);
      memories.stream().filter(m -> m != null).forEach(HostMemory::copyBack);
    }

    @Override
    public void close() {
      LLVMDisposeExecutionEngine(engine);
      LLVMContextDispose(context);
    }
  }
}
