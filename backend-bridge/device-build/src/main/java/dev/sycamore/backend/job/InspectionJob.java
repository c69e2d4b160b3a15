package dev.sycamore.backend.job;

import java.util.Objects;

/**
 * A module to look at.
 *
 * @param name names the input in messages
 * @param module LLVM IR, text or bitcode; not copied, so nobody may change it
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record InspectionJob(String name, byte[] module) {
  public InspectionJob {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(module, "module");
  }
}
