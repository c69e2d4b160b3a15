package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.LLVMGetSyncScopeID;

import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMContextRef;

/**
 * The numbers of synchronisation scopes. A context numbers a scope when it meets its name, but the
 * SPIR-V back end asks the first context of a process for these numbers and takes them for those of
 * all contexts: another order of names, and an atomic operation would get another one's scope.
 */
public final class SyncScopes {

  private static final List<String> NAMES = List.of("subgroup", "workgroup", "device");

  private SyncScopes() {}

  /** Numbers the scopes of a context that is new. */
  public static void number(LLVMContextRef context) {
    NAMES.forEach(name -> LLVMGetSyncScopeID(context, name, name.length()));
  }
}
