package dev.sycamore.backend.worker.specialization;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.postlink.SpecializationMode;
import dev.sycamore.backend.worker.llvm.UnusedValues;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.properties.Dialect;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMBuilderRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The specialization constants of one module. */
public final class Specializer {

  private final LLVMModuleRef module;
  private final List<LLVMValueRef> functions;
  private final List<Marker> markers;
  private final boolean dpcpp;

  /** Finds the constants; nothing is changed. */
  public Specializer(LLVMModuleRef module, Dialect dialect) throws CompileException {
    MarkerReader reader = new MarkerReader(module);
    this.dpcpp = dialect == Dialect.DPCPP;
    this.module = module;
    this.functions = reader.functions();
    this.markers = reader.read();
    Map<String, Long> types = new HashMap<>();
    for (Marker marker : markers) {
      Long type = types.putIfAbsent(marker.id(), marker.type().address());
      if (type != null && type != marker.type().address()) {
        throw MarkerReader.problem(marker.id(), "it is used with two types");
      }
    }
  }

  /** Whether there are any. */
  public boolean hasConstants() {
    return !markers.isEmpty();
  }

  /** Lowers them, and returns what the runtime has to know. */
  public SpecializedConstants lower(SpecializationMode mode) throws CompileException {
    SpecializedConstants constants = new SpecializedConstants();
    switch (mode) {
      case NATIVE -> lower(new NativeLowering(module, constants, dpcpp));
      case EMULATION -> lower(new EmulationLowering(module, constants, dpcpp));
      case KEEP -> {}
    }
    if (dpcpp) {
      new ConstantMetadata(module, mode).write(constants, markers);
    }
    return constants;
  }

  /** Puts the default values in their place. */
  public void lowerToDefaults() throws CompileException {
    lower(new DefaultLowering(dpcpp));
  }

  private void lower(MarkerLowering lowering) throws CompileException {
    if (markers.isEmpty()) {
      return;
    }
    Set<Long> unused = new HashSet<>();
    functions.forEach(function -> unused.add(function.address()));
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(LLVMGetModuleContext(module));
    try {
      for (Marker marker : markers) {
        addVariables(marker.call(), unused);
        replace(marker, lowering, builder);
      }
    } finally {
      LLVMDisposeBuilder(builder);
    }
    UnusedValues.remove(module, unused);
  }

  /** What has the symbolic id and the default value may be of no use to anything else. */
  private void addVariables(LLVMValueRef call, Set<Long> unused) {
    int arguments = LLVMGetNumArgOperands(call);
    for (int i = 0; i < arguments; i++) {
      LLVMValueRef variable = Pointers.stripped(LLVMGetArgOperand(call, i));
      if (LLVMIsAGlobalVariable(variable) != null
          && LLVMIsGlobalConstant(variable) != 0
          && (!dpcpp || isLocal(variable))) {
        unused.add(variable.address());
      }
    }
  }

  /** DPC++ keeps what can be seen from outside: debug information may name it. */
  private static boolean isLocal(LLVMValueRef variable) {
    int linkage = LLVMGetLinkage(variable);
    return linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
  }

  /** With the place in the source that the marker has. */
  private static void replace(Marker marker, MarkerLowering lowering, LLVMBuilderRef builder)
      throws CompileException {
    // Takes over the debug location, too.
    LLVMPositionBuilderBefore(builder, marker.call());
    LLVMValueRef value = lowering.value(marker, builder);
    if (marker.result() == null) {
      LLVMReplaceAllUsesWith(marker.call(), value);
    } else {
      LLVMBuildStore(builder, value, marker.result());
    }
    LLVMInstructionEraseFromParent(marker.call());
  }
}
