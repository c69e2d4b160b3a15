package dev.sycamore.backend.worker.llvm;

import static org.bytedeco.llvm.global.LLVM.LLVMParseCommandLineOptions;

import java.util.HashMap;
import java.util.Map;
import org.bytedeco.javacpp.BytePointer;
import org.bytedeco.javacpp.PointerPointer;

/**
 * Options of LLVM's passes that hold for the process: pipelines that are named by their level do
 * not listen to the options of the pass builder.
 */
final class PassOptions {

  /** As they were set last: to set one takes as long as a small pass. */
  private static final Map<String, String> SET = new HashMap<>();

  private PassOptions() {}

  /** Sets an option for what is compiled next. */
  static synchronized void set(String name, String value) {
    if (value.equals(SET.put(name, value))) {
      return;
    }
    String option = "-" + name + "=" + value;
    try (PointerPointer<BytePointer> words = new PointerPointer<>("worker", option)) {
      LLVMParseCommandLineOptions(2, words, (BytePointer) null);
    }
  }
}
