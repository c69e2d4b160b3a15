package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.LLVMContextSetDiagnosticHandler;
import static org.bytedeco.llvm.global.LLVM.LLVMDSError;
import static org.bytedeco.llvm.global.LLVM.LLVMGetDiagInfoDescription;
import static org.bytedeco.llvm.global.LLVM.LLVMGetDiagInfoSeverity;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.nativecode.StackUse;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bytedeco.javacpp.Pointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMDiagnosticHandler;
import org.bytedeco.llvm.LLVM.LLVMDiagnosticInfoRef;

/**
 * Collects the errors, and the sizes of stack frames, that LLVM reports to its context; without it
 * LLVM would end the process at an error. One for a worker's whole life: the bindings have room for
 * ten.
 */
public final class Diagnostics extends LLVMDiagnosticHandler {

  private static final Pattern FRAME =
      Pattern.compile("stack frame size \\((\\d+)\\) exceeds limit \\(0\\) in function '(.*)'");

  private final List<String> errors = new ArrayList<>();
  private final Map<String, Long> frames = new HashMap<>();

  /** Forgets what was before and listens to a context. */
  public void attach(LLVMContextRef context) {
    errors.clear();
    frames.clear();
    LLVMContextSetDiagnosticHandler(context, this, null);
  }

  @Override
  public void call(LLVMDiagnosticInfoRef info, Pointer context) {
    if (LLVMGetDiagInfoSeverity(info) == LLVMDSError) {
      errors.add(Llvm.message(LLVMGetDiagInfoDescription(info)));
      return;
    }
    Matcher frame = FRAME.matcher(Llvm.message(LLVMGetDiagInfoDescription(info)));
    if (frame.find()) {
      frames.merge(frame.group(2), Long.parseLong(frame.group(1)), Math::max);
    }
  }

  /** The sizes of stack frames that {@link StackUse} made LLVM report, by function. */
  public Map<String, Long> frames() {
    return Map.copyOf(frames);
  }

  /** Fails if there was an error since the job began. */
  public void check(BuildStage stage) throws CompileException {
    if (!errors.isEmpty()) {
      throw CompileException.of(stage, "", String.join("\n", errors));
    }
  }
}
