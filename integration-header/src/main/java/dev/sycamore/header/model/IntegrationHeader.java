package dev.sycamore.header.model;

import java.util.List;

/**
 * The C header of a unit. All text is ready to be printed in C.
 *
 * @param file the source file, for the comment on top
 * @param identifier the unit's name as a C identifier
 * @param unit a string literal
 * @param images the resource with the descriptor of its images, a string literal
 * @param types what all headers share
 */
public record IntegrationHeader(
    String file,
    String identifier,
    String unit,
    String images,
    HeaderTypes types,
    List<HeaderKernel> kernels,
    List<HeaderSite> sites) {

  public IntegrationHeader {
    kernels = List.copyOf(kernels);
    sites = List.copyOf(sites);
  }
}
