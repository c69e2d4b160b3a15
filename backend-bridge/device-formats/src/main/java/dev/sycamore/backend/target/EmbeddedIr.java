package dev.sycamore.backend.target;

import dev.sycamore.backend.target.ImageTarget.Architecture;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySet;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import java.util.Arrays;
import java.util.Optional;

/**
 * LLVM IR beside machine code, as an image of its own: what a compiler at run time starts from, one
 * that fuses kernels for example. No device runs it.
 */
public enum EmbeddedIr {
  NVPTX64("llvm_nvptx64", Architecture.PTX64, false),
  /** What a compiler makes of it is an object file, which a linker has to finish. */
  AMDGCN("llvm_amdgcn", Architecture.AMDGCN, true);

  /** Of {@link PropertyCategory#PROGRAM_METADATA}, as DPC++ spells it. */
  static final String REQUIRES_FINALIZATION = "Requires finalization";

  /** Not {@code .bc}: links take files of that name for modules that are yet to be compiled. */
  private static final String EXTENSION = "bitcode";

  private final String target;
  private final Architecture architecture;
  private final boolean finalized;

  EmbeddedIr(String target, Architecture architecture, boolean finalized) {
    this.target = target;
    this.architecture = architecture;
    this.finalized = finalized;
  }

  /**
   * That beside images for a target; nothing where images of the target are portable, or native.
   */
  public static Optional<EmbeddedIr> of(ImageTarget target) {
    return Arrays.stream(values())
        .filter(ir -> ir.architecture == target.architecture())
        .findFirst();
  }

  /** The one that descriptors call so. */
  public static Optional<EmbeddedIr> find(String target) {
    return Arrays.stream(values()).filter(ir -> ir.target.equals(target)).findFirst();
  }

  public CodeFormat format() {
    return new CodeFormat(ImageKind.LLVM_IR, target, EXTENSION);
  }

  /**
   * The properties of the IR.
   *
   * @param code those of the machine code beside it
   */
  public Optional<PropertySets> properties(Optional<PropertySets> code) {
    if (!finalized) {
      return code;
    }
    PropertySets.Builder properties = PropertySets.builder();
    if (code.isPresent()) {
      for (PropertySet set : code.get().sets()) {
        set.properties().forEach((key, value) -> properties.put(set.category(), key, value));
      }
    }
    return Optional.of(
        properties
            .put(PropertyCategory.PROGRAM_METADATA, REQUIRES_FINALIZATION, PropertyValue.number(1))
            .build());
  }
}
