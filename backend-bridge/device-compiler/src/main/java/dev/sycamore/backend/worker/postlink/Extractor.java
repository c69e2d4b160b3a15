package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.Diagnostics;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.UnusedValues;
import dev.sycamore.backend.worker.references.ModuleNodes;
import dev.sycamore.backend.worker.references.UsedLists;
import dev.sycamore.backend.worker.stage.CompileException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMPassManagerRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * Reads parts of a module from its bitcode. LLVM reads the bodies of functions when they are asked
 * for, so those that are not kept are removed before they are read.
 */
final class Extractor {

  private final Diagnostics diagnostics;
  private final byte[] sourceName;
  private final boolean keepDebugConstants;

  /**
   * @param sourceName what the modules are named by
   * @param keepDebugConstants whether compile units stay that list what no code names
   */
  Extractor(Diagnostics diagnostics, byte[] sourceName, boolean keepDebugConstants) {
    this.diagnostics = diagnostics;
    this.sourceName = sourceName.clone();
    this.keepDebugConstants = keepDebugConstants;
  }

  /** A part as a module, in a context of its own. */
  ExtractedModule extract(Bitcode from, int[] kept) throws CompileException {
    ExtractedModule part = extractCode(from, kept);
    if (CompileUnits.count(part.module().ref()) < 2) {
      return part;
    }
    String text;
    String shorter;
    try {
      text = new String(part.module().text(), StandardCharsets.UTF_8);
      shorter = CompileUnits.withoutUnused(text, keepDebugConstants);
    } catch (RuntimeException e) {
      part.close();
      throw e;
    }
    if (shorter.equals(text)) {
      return part;
    }
    // In the same context its types would get other names.
    part.close();
    return read(shorter);
  }

  /** A part that has the compile units of the whole. */
  private ExtractedModule extractCode(Bitcode from, int[] kept) throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    DeviceModule module = null;
    try {
      module = new DeviceModule(context, read(context, from));
      reduce(module.ref(), from.places(kept));
      diagnostics.check(BuildStage.SPLIT);
      return new ExtractedModule(module);
    } catch (CompileException | RuntimeException e) {
      if (module != null) {
        module.dispose();
      }
      LLVMContextDispose(context);
      throw e;
    }
  }

  private ExtractedModule read(String text) throws CompileException {
    LLVMContextRef context = LLVMContextCreate();
    diagnostics.attach(context);
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      DeviceModule module = new ModuleReader(context).read("part", bytes);
      module.identifyBySource();
      return new ExtractedModule(module);
    } catch (CompileException | RuntimeException e) {
      LLVMContextDispose(context);
      throw e;
    }
  }

  private LLVMModuleRef read(LLVMContextRef context, Bitcode from) throws CompileException {
    PointerPointer<LLVMModuleRef> module = new PointerPointer<>(1);
    try (BytePointer name = new BytePointer(sourceName.length + 1L)) {
      name.put(sourceName).put(sourceName.length, (byte) 0);
      // Does not copy; the module takes the buffer, and the bitcode stays.
      if (LLVMGetBitcodeModuleInContext2(
              context,
              LLVMCreateMemoryBufferWithMemoryRange(from.start(), from.size(), name, 0),
              module)
          != 0) {
        diagnostics.check(BuildStage.SPLIT);
        throw new CompileException(BuildStage.SPLIT, "LLVM cannot read what it has written");
      }
    }
    return module.get(LLVMModuleRef.class);
  }

  /**
   * @param places the numbers of the nodes to keep
   */
  private static void reduce(LLVMModuleRef module, BitSet places) {
    ModuleNodes nodes = ModuleNodes.of(module);
    Set<Long> kept = new HashSet<>();
    List<LLVMValueRef> removed = new ArrayList<>();
    int node = 0;
    for (LLVMValueRef value : nodes.all()) {
      if (places.get(node++)) {
        kept.add(value.address());
      } else {
        removed.add(value);
      }
    }
    UsedLists.retain(module, kept);
    boolean aliases = false;
    for (LLVMValueRef value : removed) {
      aliases |= detach(value);
    }
    removed.forEach(Extractor::remove);
    materialize(module);
    if (aliases) {
      removeDetachedAliases(module);
    }
  }

  /**
   * Takes away what the value names, so that nothing that goes away is in use; says if it stays.
   */
  private static boolean detach(LLVMValueRef value) {
    switch (LLVMGetValueKind(value)) {
      case LLVMGlobalVariableValueKind -> LLVMSetInitializer(value, null);
      case LLVMGlobalAliasValueKind -> {
        LLVMAliasSetAliasee(value, LLVMConstNull(LLVMTypeOf(value)));
        return true;
      }
      default -> {}
    }
    return false;
  }

  /**
   * Replaces a value and deletes it. A value without uses is replaced too: LLVM's reader of bodies
   * holds it in its list of the module's values, follows a replacement there, and dereferences the
   * list's last entry after each body.
   */
  private static void remove(LLVMValueRef value) {
    LLVMReplaceAllUsesWith(value, LLVMGetPoison(LLVMTypeOf(value)));
    switch (LLVMGetValueKind(value)) {
      case LLVMFunctionValueKind -> LLVMDeleteFunction(value);
      case LLVMGlobalVariableValueKind -> LLVMDeleteGlobal(value);
      case LLVMGlobalIFuncValueKind -> LLVMEraseGlobalIFunc(value);
      // An alias goes away later.
      default -> {}
    }
  }

  /** Reads the bodies of all functions: what runs a pass on a function reads it first. */
  private static void materialize(LLVMModuleRef module) {
    LLVMPassManagerRef passes = LLVMCreateFunctionPassManagerForModule(module);
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f != null; f = LLVMGetNextFunction(f)) {
      LLVMRunFunctionPassManager(passes, f);
    }
    LLVMDisposePassManager(passes);
  }

  /** LLVM's C interface cannot remove an alias. */
  private static void removeDetachedAliases(LLVMModuleRef module) {
    Set<Long> detached = new HashSet<>();
    for (LLVMValueRef alias : ModuleNodes.of(module).aliases()) {
      if (LLVMIsNull(LLVMAliasGetAliasee(alias)) != 0) {
        detached.add(alias.address());
      }
    }
    UnusedValues.remove(module, detached);
  }
}
