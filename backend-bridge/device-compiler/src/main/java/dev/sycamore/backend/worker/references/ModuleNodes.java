package dev.sycamore.backend.worker.references;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * What a module has at its top level, in the order that bitcode keeps: the number of a node is its
 * place in the list of all. Lists of what must not be removed are no nodes: they follow the rest.
 *
 * @param functions their numbers begin at 0
 * @param variables theirs follow, but for those of {@link UsedLists}
 * @param aliases theirs follow
 * @param resolvers those of indirect functions follow last
 */
public record ModuleNodes(
    List<LLVMValueRef> functions,
    List<LLVMValueRef> variables,
    List<LLVMValueRef> aliases,
    List<LLVMValueRef> resolvers) {

  public static ModuleNodes of(LLVMModuleRef module) {
    List<LLVMValueRef> variables =
        chain(LLVMGetFirstGlobal(module), org.bytedeco.llvm.global.LLVM::LLVMGetNextGlobal);
    Set<Long> lists = UsedLists.addresses(module);
    variables.removeIf(variable -> lists.contains(variable.address()));
    return new ModuleNodes(
        chain(LLVMGetFirstFunction(module), org.bytedeco.llvm.global.LLVM::LLVMGetNextFunction),
        variables,
        chain(
            LLVMGetFirstGlobalAlias(module), org.bytedeco.llvm.global.LLVM::LLVMGetNextGlobalAlias),
        chain(
            LLVMGetFirstGlobalIFunc(module),
            org.bytedeco.llvm.global.LLVM::LLVMGetNextGlobalIFunc));
  }

  private static List<LLVMValueRef> chain(LLVMValueRef first, UnaryOperator<LLVMValueRef> next) {
    List<LLVMValueRef> values = new ArrayList<>();
    for (LLVMValueRef value = first; value != null; value = next.apply(value)) {
      values.add(value);
    }
    return values;
  }

  public int size() {
    return functions.size() + variables.size() + aliases.size() + resolvers.size();
  }

  /** All nodes, by number. */
  public List<LLVMValueRef> all() {
    List<LLVMValueRef> all = new ArrayList<>(size());
    all.addAll(functions);
    all.addAll(variables);
    all.addAll(aliases);
    all.addAll(resolvers);
    return all;
  }

  public int firstVariable() {
    return functions.size();
  }

  public int firstAlias() {
    return functions.size() + variables.size();
  }

  public int firstResolver() {
    return firstAlias() + aliases.size();
  }
}
