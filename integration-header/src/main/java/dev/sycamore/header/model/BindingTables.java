package dev.sycamore.header.model;

import dev.sycamore.binding.ReportSite;
import java.util.List;

/**
 * What a binding class holds.
 *
 * @param name the binary name of the class
 * @param sourceFile the file that the unit was compiled from, without folders
 * @param sites in the order of their numbers
 * @param constantArrays whose elements are compared at launches
 */
public record BindingTables(
    String name,
    String sourceFile,
    List<KernelTable> kernels,
    List<ReportSite> sites,
    List<ConstantArrayRow> constantArrays) {

  public BindingTables {
    kernels = List.copyOf(kernels);
    sites = List.copyOf(sites);
    constantArrays = List.copyOf(constantArrays);
  }
}
