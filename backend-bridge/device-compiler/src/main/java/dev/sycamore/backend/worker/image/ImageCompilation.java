package dev.sycamore.backend.worker.image;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.fences.AbsoluteComparisons;
import dev.sycamore.backend.worker.grid.AbsoluteValues;
import dev.sycamore.backend.worker.grid.AmdLowering;
import dev.sycamore.backend.worker.grid.ChosenConstants;
import dev.sycamore.backend.worker.grid.NarrowNegations;
import dev.sycamore.backend.worker.grid.PtxLowering;
import dev.sycamore.backend.worker.lanes.cost.LaneWidths;
import dev.sycamore.backend.worker.lanes.cost.VectorUnit;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.NativeSystem;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.backend.worker.lowering.ModuleLowering;
import dev.sycamore.backend.worker.lowering.TargetConstants;
import dev.sycamore.backend.worker.lowering.UndefinedSymbols;
import dev.sycamore.backend.worker.nativecode.NativeCodeLowering;
import dev.sycamore.backend.worker.spirv.SpirvImports;
import dev.sycamore.backend.worker.spirv.SpirvLowering;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.backend.worker.stage.StageTracker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** One job on its way through the stages. */
public final class ImageCompilation {

  private static final String TRIPLE = "spir64-unknown-unknown";

  /** How many work-items run in the lanes of vectors, or {@link #BY_COST}, which is the default. */
  private static final String LANES = "sycamore.lanes";

  private static final String BY_COST = "auto";
  private static final String WIDEST = "widest";
  private static final String NONE = "1";

  private final BuildJob job;
  private final ModuleReader reader;
  private final TargetMachine machine;
  private final TargetMachine generator;
  private final ImageTools tools;
  private final StageTracker stages;

  /**
   * @param machine that the module is optimised for
   * @param generator that generates code for the target's system
   */
  public ImageCompilation(
      BuildJob job,
      ModuleReader reader,
      TargetMachine machine,
      TargetMachine generator,
      ImageTools tools,
      StageTracker stages) {
    this.job = job;
    this.reader = reader;
    this.machine = machine;
    this.generator = generator;
    this.tools = tools;
    this.stages = stages;
  }

  public CompiledOutput run() throws CompileException, IOException {
    ModuleLowering lowering = lowering();
    stages.enter(BuildStage.READ);
    DeviceModule module = read(lowering);
    ReadableNames names = new ReadableNames(module);
    try {
      stages.enter(BuildStage.VERIFY);
      verify(module);
      stages.enter(BuildStage.LOWER);
      lowering.recognize(module, machine);
      // The lowerings run passes of LLVM too. Variables are memory before.
      module.run("function(sroa)", machine);
      hideComparisons(module);
      new TargetConstants(job.target()).replace(module, machine);
      lowering.lower(module, reader, machine);
      hideComparisons(module);
      module.verify(BuildStage.LOWER);
      stages.enter(BuildStage.OPTIMIZE);
      module.optimize(lowering.passes(), machine);
      lowering.refine(module, machine);
      tools.diagnostics().check(BuildStage.OPTIMIZE);
      lowering.finish(module);
      if (job.target().architecture().isNative()) {
        NativeSystem.of(job.target()).adapt(module, generator);
      }
      stages.enter(BuildStage.EMIT);
      return new CompiledOutput(emit(module, lowering), lowering.remarks());
    } catch (CompileException e) {
      throw e.withReadable(names::in);
    } finally {
      module.dispose();
    }
  }

  private void hideComparisons(DeviceModule module) {
    AbsoluteComparisons.rewrite(module);
    if (!job.target().architecture().isSpirv()) {
      AbsoluteComparisons.hide(module);
    }
  }

  private DeviceModule read(ModuleLowering lowering) throws CompileException {
    byte[] ir = job.ir();
    if (isBitcode(ir)) {
      DeviceModule module = reader.read(job.name(), ir);
      module.identifyBySource();
      ir = module.text();
      module.dispose();
    }
    String text = new String(ir, StandardCharsets.UTF_8);
    DeviceModule module = reader.read(job.name(), lowering.respell(text));
    if (!lowering.exceedsConstantMemory(module)) {
      return module;
    }
    module.dispose();
    return reader.read(job.name(), lowering.respellWithGlobalConstants(text));
  }

  private static boolean isBitcode(byte[] ir) {
    return ir.length > 3 && ir[0] == 'B' && ir[1] == 'C' && ir[2] == (byte) 0xC0;
  }

  private static void verify(DeviceModule module) throws CompileException {
    if (!module.triple().startsWith("spir")) {
      throw new CompileException(
          BuildStage.VERIFY,
          "the module's target triple is '" + module.triple() + "', not '" + TRIPLE + "'");
    }
    module.verify(BuildStage.VERIFY);
  }

  private byte[] emit(DeviceModule module, ModuleLowering lowering)
      throws CompileException, IOException {
    return switch (job.output()) {
      case LLVM_IR -> {
        machine.nameProcessor(module);
        module.identifyBySource();
        yield module.text();
      }
      case LLVM_BITCODE -> {
        machine.nameProcessor(module);
        yield module.bitcode();
      }
      case ASSEMBLY -> assembly(module);
      case IMAGE -> image(module, lowering);
    };
  }

  private byte[] assembly(DeviceModule module) throws CompileException, IOException {
    if (job.target().architecture().isSpirv()) {
      byte[] text = checked(tools.spirv().assembly(module));
      UndefinedSymbols.check(module, SpirvImports.ofAssembly(text));
      return text;
    }
    byte[] text = checked(generator.assembly(module));
    return machine.isPtx()
        ? ChosenConstants.rewrite(NarrowNegations.rewrite(AbsoluteValues.rewrite(text)))
        : text;
  }

  private byte[] image(DeviceModule module, ModuleLowering lowering)
      throws CompileException, IOException {
    return switch (job.target().architecture()) {
      case SPIR64, INTEL_GPU -> {
        byte[] binary = checked(tools.spirv().binary(module, machine));
        UndefinedSymbols.check(module, SpirvImports.of(binary));
        yield binary;
      }
      case PTX64 -> assembly(module);
      case AMDGCN -> codeObject(checked(machine.object(module)), module.hasDebugInfo());
      case X86_64, AARCH64 -> {
        NativeObjects objects = new NativeObjects(job.target(), reader, generator, tools);
        List<byte[]> all = objects.of(module, lowering.imageTexts());
        stages.enter(BuildStage.LINK);
        yield tools.linker().nativeImage(job.target(), module.hasDebugInfo(), all);
      }
    };
  }

  private byte[] codeObject(byte[] object, boolean debugInfo) throws CompileException, IOException {
    stages.enter(BuildStage.LINK);
    return tools.linker().link(debugInfo, object);
  }

  private byte[] checked(byte[] code) throws CompileException {
    tools.diagnostics().check(BuildStage.EMIT);
    return code;
  }

  private ModuleLowering lowering() {
    return switch (job.target().architecture()) {
      case SPIR64, INTEL_GPU -> new SpirvLowering();
      case PTX64 -> new PtxLowering();
      case AMDGCN -> new AmdLowering();
      case X86_64, AARCH64 -> new NativeCodeLowering(lanes(), VectorUnit.of(job.target()));
    };
  }

  private Optional<LaneWidths> lanes() {
    String lanes = System.getProperty(LANES, BY_COST);
    if (lanes.equals(NONE)) {
      return Optional.empty();
    }
    ImageTarget target = job.target();
    return Optional.of(
        switch (lanes) {
          case BY_COST -> LaneWidths.byCost(target);
          case WIDEST -> LaneWidths.widest(target);
          default -> LaneWidths.always(target, Integer.parseInt(lanes));
        });
  }
}
