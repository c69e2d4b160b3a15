package dev.sycamore.backend.worker.link;

import static org.bytedeco.llvm.global.LLVM.LLVMAvailableExternallyLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMExternalLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMGetLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMLinkOnceAnyLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMLinkOnceODRLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMSetLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMWeakAnyLinkage;
import static org.bytedeco.llvm.global.LLVM.LLVMWeakODRLinkage;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.link.LinkInput;
import dev.sycamore.backend.worker.llvm.FunctionNames;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Functions and variables that inputs define for others. One of several definitions is kept, if the
 * inputs agree on it, whatever linkage allows LLVM to choose one.
 */
final class SharedDefinitions implements AutoCloseable {

  private static final Set<Integer> SHARED =
      Set.of(
          LLVMExternalLinkage,
          LLVMLinkOnceAnyLinkage,
          LLVMLinkOnceODRLinkage,
          LLVMWeakAnyLinkage,
          LLVMWeakODRLinkage);

  /** Where a symbol is defined, the first definition with external linkage if there is one. */
  private record Definition(LinkInput input, boolean external) {}

  private final Map<String, Definition> definitions = new HashMap<>();
  private final Map<LinkInput, InputDefinitions> texts = new HashMap<>();

  /**
   * Takes a function of an input.
   *
   * @return whether the input defines it for others
   * @throws CompileException if another input defines it with another body
   */
  boolean addFunction(LLVMValueRef function, LinkInput input) throws CompileException {
    if (!isShared(function)) {
      return false;
    }
    String name = Llvm.name(function);
    Definition first = definitions.get(name);
    if (first != null && !text(first.input()).function(name).equals(text(input).function(name))) {
      String kind = Llvm.hasKernelConvention(function) ? "the kernel " : "the function ";
      throw refused(input, kind + FunctionNames.of(function).shown(), "body", first.input());
    }
    keepOne(name, function, input);
    return true;
  }

  /**
   * Takes a variable of an input.
   *
   * @throws CompileException if another input defines it with another value
   */
  void addVariable(LLVMValueRef variable, LinkInput input) throws CompileException {
    String name = Llvm.name(variable);
    if (!isShared(variable) || name.startsWith("llvm.")) {
      return;
    }
    Definition first = definitions.get(name);
    if (first != null && !text(first.input()).variable(name).equals(text(input).variable(name))) {
      throw refused(input, "the variable '" + name + "'", "value", first.input());
    }
    keepOne(name, variable, input);
  }

  @Override
  public void close() {
    texts.values().forEach(InputDefinitions::close);
  }

  private static boolean isShared(LLVMValueRef value) {
    return !Llvm.isDeclaration(value) && SHARED.contains(LLVMGetLinkage(value));
  }

  /** LLVM chooses among all but those that are external. */
  private void keepOne(String name, LLVMValueRef value, LinkInput input) {
    boolean external = LLVMGetLinkage(value) == LLVMExternalLinkage;
    Definition first = definitions.get(name);
    if (first != null && first.external() && external) {
      LLVMSetLinkage(value, LLVMAvailableExternallyLinkage);
    } else if (first == null || external) {
      definitions.put(name, new Definition(input, external));
    }
  }

  private InputDefinitions text(LinkInput input) throws CompileException {
    InputDefinitions known = texts.get(input);
    if (known == null) {
      known = new InputDefinitions(input);
      texts.put(input, known);
    }
    return known;
  }

  private static CompileException refused(
      LinkInput input, String what, String differing, LinkInput first) {
    return new CompileException(
        BuildStage.LINK_MODULES,
        input.name()
            + ": error: "
            + what
            + " is defined here and, with another "
            + differing
            + ", in "
            + first.name());
  }
}
