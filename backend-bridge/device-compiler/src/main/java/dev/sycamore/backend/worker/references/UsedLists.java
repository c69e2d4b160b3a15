package dev.sycamore.backend.worker.references;

import static org.bytedeco.llvm.global.LLVM.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMTypeRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * The lists of what LLVM must not remove. They do not make anything a part of an image; an image
 * has the entries that are parts of it.
 */
public final class UsedLists {

  private static final String USED = "llvm.used";
  private static final String COMPILER_USED = "llvm.compiler.used";
  private static final List<String> NAMES = List.of(USED, COMPILER_USED);

  private UsedLists() {}

  /** The addresses of those that the module has. */
  public static Set<Long> addresses(LLVMModuleRef module) {
    Set<Long> addresses = new HashSet<>();
    for (String name : NAMES) {
      LLVMValueRef list = LLVMGetNamedGlobal(module, name);
      if (list != null) {
        addresses.add(list.address());
      }
    }
    return addresses;
  }

  /** Removes the list of what is used in ways that LLVM cannot see. */
  public static void removeUsed(LLVMModuleRef module) {
    LLVMValueRef list = LLVMGetNamedGlobal(module, USED);
    if (list != null) {
      LLVMDeleteGlobal(list);
    }
  }

  /** The addresses of what is on the list of what only the compiler must not remove. */
  public static Set<Long> compilerUsed(LLVMModuleRef module) {
    Set<Long> addresses = new HashSet<>();
    LLVMValueRef list = LLVMGetNamedGlobal(module, COMPILER_USED);
    LLVMValueRef array = list == null ? null : LLVMGetInitializer(list);
    int count = array == null ? 0 : LLVMGetNumOperands(array);
    for (int i = 0; i < count; i++) {
      addresses.add(stripped(LLVMGetOperand(array, i)).address());
    }
    return addresses;
  }

  /** Leaves in the lists what is kept; a list without anything goes away. */
  public static void retain(LLVMModuleRef module, Set<Long> kept) {
    for (String name : NAMES) {
      LLVMValueRef list = LLVMGetNamedGlobal(module, name);
      if (list != null) {
        retain(module, name, list, kept);
      }
    }
  }

  private static void retain(LLVMModuleRef module, String name, LLVMValueRef list, Set<Long> kept) {
    List<LLVMValueRef> entries = new ArrayList<>();
    LLVMValueRef array = LLVMGetInitializer(list);
    int count = array == null ? 0 : LLVMGetNumOperands(array);
    for (int i = 0; i < count; i++) {
      LLVMValueRef entry = LLVMGetOperand(array, i);
      if (kept.contains(stripped(entry).address())) {
        entries.add(entry);
      }
    }
    if (!entries.isEmpty() && entries.size() == count) {
      return;
    }
    int space = LLVMGetPointerAddressSpace(LLVMTypeOf(list));
    BytePointer section = LLVMGetSection(list);
    LLVMValueRef shorter = entries.isEmpty() ? null : shorter(module, entries, space);
    if (shorter != null) {
      LLVMSetLinkage(shorter, LLVMGetLinkage(list));
      if (section != null) {
        LLVMSetSection(shorter, section);
      }
    }
    LLVMDeleteGlobal(list);
    if (shorter != null) {
      LLVMSetValueName2(shorter, name, name.length());
    }
  }

  private static LLVMValueRef shorter(LLVMModuleRef module, List<LLVMValueRef> entries, int space) {
    LLVMTypeRef element = LLVMTypeOf(entries.get(0));
    try (PointerPointer<LLVMValueRef> values =
        new PointerPointer<>(entries.toArray(LLVMValueRef[]::new))) {
      LLVMValueRef array = LLVMConstArray2(element, values, entries.size());
      LLVMValueRef shorter = LLVMAddGlobalInAddressSpace(module, LLVMTypeOf(array), "", space);
      LLVMSetInitializer(shorter, array);
      return shorter;
    }
  }

  /** What a cast between address spaces is of. */
  private static LLVMValueRef stripped(LLVMValueRef entry) {
    LLVMValueRef value = entry;
    while (LLVMIsAConstantExpr(value) != null && LLVMGetNumOperands(value) == 1) {
      value = LLVMGetOperand(value, 0);
    }
    return value;
  }
}
