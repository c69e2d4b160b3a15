package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.diagnostics.FileNames;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.SizeTPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMErrorRef;
import org.bytedeco.llvm.LLVM.LLVMMemoryBufferRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMPassBuilderOptionsRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/**
 * A module in memory.
 *
 * @param context the context that it lives in
 * @param ref LLVM's own
 */
public record DeviceModule(LLVMContextRef context, LLVMModuleRef ref) {
  private static final String SPLIT_LIMIT = "unswitch-threshold";
  private static final String USUAL_SPLIT = "50";

  /** Checks that the module is well formed. */
  public void verify(BuildStage stage) throws CompileException {
    BytePointer message = new BytePointer((BytePointer) null);
    boolean broken = LLVMVerifyModule(ref, LLVMReturnStatusAction, message) != 0;
    String text = Llvm.message(message);
    if (broken) {
      throw CompileException.of(stage, "the IR is not valid: ", text);
    }
  }

  /** What it was compiled from, as it says. */
  public byte[] sourceName() {
    try (SizeTPointer length = new SizeTPointer(1)) {
      BytePointer source = LLVMGetSourceFileName(ref, length);
      byte[] name = new byte[(int) length.get()];
      source.get(name);
      return name;
    }
  }

  /**
   * A module that does not say what it was compiled from is named by its file, but without the
   * folder: what is made of it is the same elsewhere.
   *
   * @param file what it was read from
   */
  void forgetFolder(String file) {
    byte[] name = file.getBytes(StandardCharsets.UTF_8);
    byte[] last = FileNames.withoutFolders(file).getBytes(StandardCharsets.UTF_8);
    if (last.length < name.length && Arrays.equals(name, sourceName())) {
      try (BytePointer copy = new BytePointer(last)) {
        LLVMSetSourceFileName(ref, copy, last.length);
      }
    }
  }

  /**
   * A module that does not say what it was compiled from has no name any more.
   *
   * @param file what it was read from
   */
  public void forgetFile(String file) {
    String name = new String(sourceName(), StandardCharsets.UTF_8);
    if (name.equals(FileNames.withoutFolders(file)) || name.equals(file)) {
      LLVMSetSourceFileName(ref, "", 0);
    }
    identifyBySource();
  }

  /** Whether there are places of the source in it. */
  public boolean hasDebugInfo() {
    return LLVMGetModuleDebugMetadataVersion(ref) != 0;
  }

  /** The target triple. */
  public String triple() {
    return LLVMGetTarget(ref).getString(StandardCharsets.UTF_8);
  }

  /** Runs the passes that optimize, LLVM's vectorisers among them. */
  public void optimize(String passes, TargetMachine machine) throws CompileException {
    SlpVectorizer.setFor(this);
    PassOptions.set("unroll-max-count", Long.toString(machine.mostUnrolled()));
    run(passes, machine);
  }

  /**
   * Makes a loop for each way of a condition in it that does not change there.
   *
   * @param largest the cost of the loops that are made, in LLVM's measure
   */
  public void splitLoops(int largest, TargetMachine machine) throws CompileException {
    PassOptions.set(SPLIT_LIMIT, Integer.toString(largest));
    run("function(loop-mssa(licm,simple-loop-unswitch<nontrivial>),simplifycfg)", machine);
    PassOptions.set(SPLIT_LIMIT, USUAL_SPLIT);
  }

  /** Runs passes that do not vectorise, in the new pass manager's words. */
  public void run(String passes, TargetMachine machine) throws CompileException {
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = LLVMRunPasses(ref, passes, machine.ref(), options);
    LLVMDisposePassBuilderOptions(options);
    check(error);
  }

  /** Runs passes on one function. */
  public void runOn(LLVMValueRef function, String passes, TargetMachine machine)
      throws CompileException {
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error = LLVMRunPassesOnFunction(function, passes, machine.ref(), options);
    LLVMDisposePassBuilderOptions(options);
    check(error);
  }

  private static void check(LLVMErrorRef error) throws CompileException {
    if (error != null) {
      BytePointer message = LLVMGetErrorMessage(error);
      String text = message.getString(StandardCharsets.UTF_8);
      LLVMDisposeErrorMessage(message);
      throw CompileException.of(BuildStage.OPTIMIZE, "", text);
    }
  }

  /** Moves everything of another module of the same context into this one. */
  public void link(DeviceModule other) throws CompileException {
    if (LLVMLinkModules2(ref, other.ref) != 0) {
      throw new CompileException(BuildStage.LOWER, "cannot link the device library");
    }
  }

  /** The text names the module by its source, not by the file that it was read from. */
  public void identifyBySource() {
    byte[] name = sourceName();
    try (BytePointer copy = new BytePointer(name)) {
      LLVMSetModuleIdentifier(ref, copy, name.length);
    }
  }

  /** The module as IR text. */
  public byte[] text() {
    return Llvm.message(LLVMPrintModuleToString(ref)).getBytes(StandardCharsets.UTF_8);
  }

  /** The module as bitcode. */
  public byte[] bitcode() {
    return bytes(LLVMWriteBitcodeToMemoryBuffer(ref));
  }

  /** A buffer's bytes; the buffer is disposed of. */
  static byte[] bytes(LLVMMemoryBufferRef buffer) {
    long size = LLVMGetBufferSize(buffer);
    byte[] bytes = new byte[Math.toIntExact(size)];
    LLVMGetBufferStart(buffer).capacity(size).get(bytes);
    LLVMDisposeMemoryBuffer(buffer);
    return bytes;
  }

  public void dispose() {
    LLVMDisposeModule(ref);
  }
}
