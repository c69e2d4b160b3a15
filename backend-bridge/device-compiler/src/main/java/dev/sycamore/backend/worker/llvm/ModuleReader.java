package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.LLVMCreateMemoryBufferWithMemoryRangeCopy;
import static org.bytedeco.llvm.global.LLVM.LLVMParseIRInContext;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.stage.CompileException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMMemoryBufferRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;

/** Reads modules into one context. */
public final class ModuleReader {

  private final LLVMContextRef context;

  public ModuleReader(LLVMContextRef context) {
    this.context = context;
  }

  /** Reads a module; the name is the one in LLVM's messages. */
  public DeviceModule read(String name, String ir) throws CompileException {
    return read(name, ir.getBytes(StandardCharsets.UTF_8));
  }

  /** Reads a module of text or bitcode; the name is the one in LLVM's messages. */
  public DeviceModule read(String name, byte[] bytes) throws CompileException {
    LLVMMemoryBufferRef buffer;
    try (BytePointer text = new BytePointer(bytes);
        BytePointer bufferName = new BytePointer(name, StandardCharsets.UTF_8)) {
      buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(text, bytes.length, bufferName);
    }
    PointerPointer<LLVMModuleRef> module = new PointerPointer<>(1);
    BytePointer message = new BytePointer((BytePointer) null);
    // Takes the buffer, whatever comes of it.
    if (LLVMParseIRInContext(context, buffer, module, message) != 0) {
      throw CompileException.of(BuildStage.READ, "", Llvm.message(message));
    }
    DeviceModule read = new DeviceModule(context, module.get(LLVMModuleRef.class));
    read.forgetFolder(name);
    return read;
  }

  /** Reads a part of the device library: a resource beside the class that links it. */
  public DeviceModule readLibrary(Class<?> user, String resource) throws CompileException {
    return readLibrary(user, resource, Map.of());
  }

  /**
   * Reads a part of the device library that is written for several types.
   *
   * @param values the words of its text that stand for others, with those
   */
  public DeviceModule readLibrary(Class<?> user, String resource, Map<String, String> values)
      throws CompileException {
    try (InputStream in = user.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      for (Map.Entry<String, String> value : values.entrySet()) {
        text = text.replace(value.getKey(), value.getValue());
      }
      return read(resource, text);
    } catch (IOException e) {
      throw new IllegalStateException("cannot read resource " + resource, e);
    }
  }
}
