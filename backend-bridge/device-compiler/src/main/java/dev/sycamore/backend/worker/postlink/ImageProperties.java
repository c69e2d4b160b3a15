package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.specialization.SpecializedConstants;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Collects the properties of one image. */
final class ImageProperties {

  private static final PropertyValue YES = PropertyValue.number(1);

  private final PostLinkOptions options;
  private final PropertySets.Builder sets = PropertySets.builder();

  ImageProperties(PostLinkOptions options) {
    this.options = options;
  }

  /** Those that only DPC++ reads, to be added to these. */
  DpcppProperties dpcpp(ImageLinks links, List<DeviceGlobal> deviceGlobals) {
    return new DpcppProperties(options, links, deviceGlobals, sets);
  }

  /** What the image requires of devices. */
  void addRequirements(ImageRequirements requirements) {
    sets.putAll(
        PropertyCategory.DEVICE_REQUIREMENTS,
        requirements.requirements(options.dialect()).properties(options.dialect()));
  }

  /** What follows from the functions of the image. */
  void addFunctions(ImageFunctions functions, boolean spirv) {
    int mask = spirv ? DeviceLibraries.mask(functions.declared()) : 0;
    sets.put(PropertyCategory.DEVICELIB_REQ_MASK, "DeviceLibReqMask", PropertyValue.number(mask));
    for (FunctionFacts entry : functions.entries()) {
      if (entry.role() == FunctionFacts.Role.KERNEL) {
        addKernel(entry);
      } else if (options.has(PostLinkSwitch.EXPORTED_SYMBOLS)
          && (options.dialect() == Dialect.DESIGN || !entry.dpcpp().isVirtual())) {
        sets.put(PropertyCategory.EXPORTED_SYMBOLS, entry.name(), YES);
      }
    }
    functions.entries().stream()
        .map(FunctionFacts::optimizationLevel)
        .flatMapToInt(OptionalInt::stream)
        .findFirst()
        .ifPresent(
            level ->
                sets.put(
                    PropertyCategory.MISC_PROPERTIES, "optLevel", PropertyValue.number(level)));
  }

  /** What the runtime has to know of specialization constants. */
  void addConstants(SpecializedConstants constants) {
    constants
        .parts()
        .forEach(
            (id, parts) ->
                sets.put(PropertyCategory.SPECIALIZATION_CONSTANTS, id, PropertyValue.u32s(parts)));
    if (!constants.parts().isEmpty()) {
      sets.put(
          PropertyCategory.SPECIALIZATION_CONSTANTS_DEFAULTS,
          "all",
          PropertyValue.bytes(constants.defaults()));
    }
  }

  /** Says that specialization constants have their default values. */
  void addDefaultsMark() {
    sets.put(PropertyCategory.MISC_PROPERTIES, "specConstsReplacedWithDefault", YES);
  }

  private void addKernel(FunctionFacts kernel) {
    Optional<List<Boolean>> omitted = kernel.omittedParameters();
    if (options.has(PostLinkSwitch.PARAMETER_INFO)
        && omitted.isPresent()
        && (options.dialect() == Dialect.DESIGN || !omitted.get().isEmpty())) {
      sets.put(PropertyCategory.KERNEL_PARAM_OPT, kernel.name(), bits(omitted.get()));
    }
    if (options.has(PostLinkSwitch.PROGRAM_METADATA) && !kernel.workGroupSize().isEmpty()) {
      sets.put(
          PropertyCategory.PROGRAM_METADATA,
          kernel.name() + "@reqd_work_group_size",
          PropertyValue.u32s(kernel.workGroupSize()));
    }
    if (kernel.reachesAssertion()) {
      sets.put(PropertyCategory.ASSERT_USED, kernel.name(), YES);
    }
  }

  private static PropertyValue bits(List<Boolean> flags) {
    BitSet set = new BitSet();
    for (int i = 0; i < flags.size(); i++) {
      set.set(i, flags.get(i));
    }
    byte[] bytes = new byte[(flags.size() + Byte.SIZE - 1) / Byte.SIZE];
    byte[] used = set.toByteArray();
    System.arraycopy(used, 0, bytes, 0, used.length);
    return PropertyValue.bits(bytes, flags.size());
  }

  byte[] bytes() throws CompileException {
    try {
      return sets.build().bytes();
    } catch (IllegalArgumentException e) {
      // Names in IR may have any characters.
      throw new CompileException(
          BuildStage.SPLIT,
          OneLine.of("a property file cannot hold a name of the module: " + e.getMessage()));
    }
  }
}
