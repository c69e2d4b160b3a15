package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.stage.CompileException;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads what the metadata of functions says of aspects, in both spellings. */
public final class StatedAspects {

  private final LLVMContextRef context;

  public StatedAspects(LLVMContextRef context) {
    this.context = context;
  }

  /** The aspects that a function is said to use, or to declare. */
  public NavigableSet<Integer> of(LLVMValueRef function) throws CompileException {
    FunctionMetadata metadata = new FunctionMetadata(context, function);
    NavigableSet<Integer> aspects = new TreeSet<>(metadata.usedAspects());
    metadata.declaredAspects().ifPresent(aspects::addAll);
    return aspects;
  }
}
