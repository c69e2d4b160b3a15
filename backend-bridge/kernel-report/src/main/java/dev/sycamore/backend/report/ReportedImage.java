package dev.sycamore.backend.report;

import java.util.List;

/**
 * An image that holds a kernel.
 *
 * @param kernels how many it holds, of this unit and of others
 * @param requires what it requires of a device, a word each
 * @param reason why it holds these kernels
 * @param problem what is wrong with its bytes; empty if nothing is
 * @param stackBytes that a call of the kernel takes at most, on native CPUs; -1 if not known
 * @param remarks how the device compiler runs the kernel: in lanes of vectors, or why not
 */
public record ReportedImage(
    String target,
    String kind,
    String resource,
    long bytes,
    String sha256,
    int kernels,
    List<String> requires,
    String reason,
    String problem,
    long stackBytes,
    List<String> remarks) {

  public ReportedImage {
    requires = List.copyOf(requires);
    remarks = List.copyOf(remarks);
  }
}
