package dev.sycamore.backend.worker;

import static org.bytedeco.llvm.global.LLVM.LLVMContextSetDiagnosticHandler;
import static org.bytedeco.llvm.global.LLVM.LLVMDSError;
import static org.bytedeco.llvm.global.LLVM.LLVMGetDiagInfoDescription;
import static org.bytedeco.llvm.global.LLVM.LLVMGetDiagInfoSeverity;

import dev.sycamore.backend.BuildStage;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMDiagnosticHandler;
import org.bytedeco.llvm.LLVM.LLVMDiagnosticInfoRef;

/**
 * Collects the errors that LLVM reports to its context; without it LLVM would end the process. One
 * for a worker's whole life: the bindings have room for ten.
 */
public final class Diagnostics extends LLVMDiagnosticHandler {

  private final List<String> errors = new ArrayList<>();

  /** Forgets what was before and listens to a context. */
  public void attach(LLVMContextRef context) {
    errors.clear();
    LLVMContextSetDiagnosticHandler(context, this, null);
  }

  @Override
  public void call(LLVMDiagnosticInfoRef info, Pointer context) {
    if (LLVMGetDiagInfoSeverity(info) == LLVMDSError) {
      errors.add(Llvm.message(LLVMGetDiagInfoDescription(info)));
    }
  }

  /** Fails if there was an error since the job began. */
  public void check(BuildStage stage) throws CompileException {
    if (!errors.isEmpty()) {
      throw CompileException.of(stage, "", String.join("\n", errors));
    }
  }
}
