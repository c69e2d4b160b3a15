package dev.sycamore.header.model;

import java.util.List;

/**
 * A binding class. All text is ready to be printed in Java source.
 *
 * @param packageName empty for the unnamed package
 * @param file the source file, for the comment on top
 * @param readsFields whether the class casts to classes of the user, which may be deprecated or raw
 * @param hiddenFields fields that it cannot name
 * @param constantArrays whose elements are compared at launches
 */
public record BindingClass(
    String packageName,
    String simpleName,
    String file,
    List<KernelTable> kernels,
    List<SiteTable> siteTables,
    boolean readsFields,
    List<HiddenFieldRow> hiddenFields,
    List<ConstantArrayRow> constantArrays) {

  public BindingClass {
    kernels = List.copyOf(kernels);
    siteTables = List.copyOf(siteTables);
    hiddenFields = List.copyOf(hiddenFields);
    constantArrays = List.copyOf(constantArrays);
  }
}
