package dev.sycamore.backend.aspects;

import java.util.Objects;

/**
 * One module to propagate aspects in.
 *
 * @param name names the input in messages
 * @param module LLVM IR as text, or bitcode; not copied, so nobody may change it
 * @param text whether the result is text
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record PropagationJob(String name, byte[] module, PropagationOptions options, boolean text) {

  public PropagationJob {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(module, "module");
    Objects.requireNonNull(options, "options");
  }
}
