package dev.sycamore.codegen.llvm;

import dev.sycamore.binding.ir.Detection;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.MatrixOperation;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.RecordType;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** One module: a unit in normal form. */
public final class ModuleEmitter {

  private static final String DATA_LAYOUT =
      "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
          + "-n8:16:32:64";
  private static final String TRIPLE = "spir64-unknown-unknown";

  private ModuleEmitter() {}

  /**
   * The text of the module.
   *
   * @param debugInfo whether instructions have places in the source
   * @param detections what kernels are watched for
   */
  public static String emit(
      NormalizedUnit normalized, boolean debugInfo, Set<Detection> detections) {
    DeviceUnit unit = normalized.unit();
    IrModule module =
        new IrModule(
            unit.functions().stream().map(DeviceFunction::symbol).collect(Collectors.toSet()),
            unit.imports(),
            unit.constants(),
            BarrierFinder.find(unit));
    String moduleId = unit.qualifiedName();
    StringBuilder definitions = new StringBuilder();
    RequirementMetadata requirements = new RequirementMetadata(module, unit.fixedTargets());
    Optional<DebugInfo> debug =
        debugInfo ? Optional.of(new DebugInfo(module, unit)) : Optional.empty();
    FunctionEmitter functions = new FunctionEmitter(module, moduleId, requirements, debug);
    for (DeviceFunction function : unit.functions()) {
      definitions.append('\n').append(functions.define(function));
    }
    KernelEmitter kernels = new KernelEmitter(module, moduleId, requirements, debug, detections);
    for (Kernel kernel : unit.kernels()) {
      definitions.append('\n').append(kernels.define(kernel, normalized.parameters(kernel)));
    }
    StringBuilder text = new StringBuilder();
    // Not the file's whole path: the IR goes into jars, which do not depend on a folder.
    String source = unit.qualifiedName().replace('.', '/') + ".java";
    text.append("source_filename = \"").append(IrText.quoted(source)).append("\"\n");
    text.append("target datalayout = \"").append(DATA_LAYOUT).append("\"\n");
    text.append("target triple = \"").append(TRIPLE).append("\"\n");
    appendRecords(unit, text);
    appendConstants(unit, module, text);
    text.append(definitions);
    String separator = "\n";
    for (String declaration : module.declarations()) {
      text.append(separator).append(declaration).append('\n');
      separator = "";
    }
    String types = requirements.types(unit.records());
    text.append(types.isEmpty() ? "" : "\n").append(types);
    debug.ifPresent(d -> text.append('\n').append(d.named()));
    separator = "\n";
    for (int i = 0; i < module.nodes().size(); i++) {
      text.append(separator).append('!').append(i).append(" = ").append(module.nodes().get(i));
      text.append('\n');
      separator = "";
    }
    return text.toString();
  }

  private static void appendRecords(DeviceUnit unit, StringBuilder text) {
    String separator = "\n";
    for (RecordType record : unit.records()) {
      String components =
          record.components().stream()
              .map(c -> LlvmTypes.memory(c.type()))
              .collect(Collectors.joining(", "));
      text.append(separator)
          .append(LlvmTypes.record(record))
          .append(components.isEmpty() ? " = type {}\n" : " = type { " + components + " }\n");
      separator = "";
    }
  }

  private static void appendConstants(DeviceUnit unit, IrModule module, StringBuilder text) {
    String separator = "\n";
    for (ConstantArray array : unit.constants()) {
      if (!module.uses(array)) {
        continue;
      }
      String element = LlvmTypes.memory(array.element());
      String values =
          array.values().stream()
              .map(v -> element + " " + LlvmConstants.memory(array.element(), v))
              .collect(Collectors.joining(", "));
      text.append(separator)
          .append(IrModule.constantName(array))
          .append(" = private unnamed_addr addrspace(2) constant [")
          .append(array.values().size())
          .append(" x ")
          .append(element)
          .append("] ")
          .append(values.isEmpty() ? "zeroinitializer" : "[" + values + "]")
          .append('\n');
      separator = "";
    }
  }

  private static final class BarrierFinder extends ModelScanner {

    private boolean found;

    static boolean find(DeviceUnit unit) {
      BarrierFinder finder = new BarrierFinder();
      unit.kernels().forEach(k -> finder.visit(k.body()));
      unit.functions().forEach(f -> finder.visit(f.body()));
      return finder.found;
    }

    @Override
    public Void visitBarrier(Barrier e) {
      found = true;
      return null;
    }

    @Override
    public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
      found = true;
      return null;
    }

    @Override
    public Void visitMatrixOperation(MatrixOperation e) {
      found = true;
      return null;
    }

    @Override
    public Void visitSubGroupOperation(SubGroupOperation e) {
      found |= e.kind().isCollective();
      return super.visitSubGroupOperation(e);
    }
  }
}
