package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.*;

import dev.sycamore.backend.postlink.IdQueriesRange;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.llvm.Metadata;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The properties of one image that only the runtime of DPC++ reads. */
final class DpcppProperties {

  private static final String REGISTERED_KERNELS = "sycl_registered_kernels";
  private static final PropertyValue YES = PropertyValue.number(1);

  private final PostLinkOptions options;
  private final ImageLinks links;
  private final List<DeviceGlobal> deviceGlobals;
  private final PropertySets.Builder sets;

  DpcppProperties(
      PostLinkOptions options,
      ImageLinks links,
      List<DeviceGlobal> deviceGlobals,
      PropertySets.Builder sets) {
    this.options = options;
    this.links = links;
    this.deviceGlobals = deviceGlobals;
    this.sets = sets;
  }

  void add(LLVMModuleRef module, ImageFunctions image) {
    if (options.has(PostLinkSwitch.PARAMETER_INFO)) {
      sets.add(PropertyCategory.KERNEL_PARAM_OPT);
    }
    addSymbols(image);
    addRegisters(image.entries());
    addVirtualFunctions(image);
    addDeviceGlobals(module);
    addRegisteredKernels(module);
    if (options.idQueries() != IdQueriesRange.INT) {
      sets.put(
          PropertyCategory.MISC_PROPERTIES,
          "idQueriesRange",
          PropertyValue.number(options.idQueries().number()));
    }
  }

  private void addSymbols(ImageFunctions image) {
    for (FunctionFacts entry : image.entries()) {
      if (entry.role() == FunctionFacts.Role.KERNEL) {
        if (options.has(PostLinkSwitch.KERNEL_NAMES)) {
          sets.put(PropertyCategory.KERNEL_NAMES, entry.name(), YES);
        }
        if (options.has(PostLinkSwitch.PROGRAM_METADATA) && entry.subGroupSize().isPresent()) {
          sets.put(
              PropertyCategory.PROGRAM_METADATA,
              entry.name() + "@reqd_sub_group_size",
              PropertyValue.number(entry.subGroupSize().get()));
        }
      }
    }
    if (options.has(PostLinkSwitch.IMPORTED_SYMBOLS)) {
      image.others().stream()
          .filter(links::isImported)
          .filter(other -> !other.isDefined() || links.isElsewhere(other, false))
          .forEach(other -> sets.put(PropertyCategory.IMPORTED_SYMBOLS, other.name(), YES));
    }
  }

  private void addRegisters(List<FunctionFacts> entries) {
    addNumber(entries, DpcppFacts.REGISTER_MODE, DpcppFacts::registerMode);
    addNumber(entries, DpcppFacts.REGISTER_FILE_SIZE, DpcppFacts::registerFileSize);
  }

  /** All entries have the same; what is no number is left to the device's compiler. */
  private void addNumber(
      List<FunctionFacts> entries, String name, Function<DpcppFacts, Optional<String>> attribute) {
    entries.stream()
        .map(FunctionFacts::dpcpp)
        .map(attribute)
        .flatMap(Optional::stream)
        .filter(text -> text.matches("[0-9]{1,9}"))
        .findFirst()
        .ifPresent(
            text ->
                sets.put(
                    PropertyCategory.MISC_PROPERTIES,
                    name,
                    PropertyValue.number(Long.parseLong(text))));
  }

  private void addVirtualFunctions(ImageFunctions image) {
    Optional<String> set =
        image.entries().stream().flatMap(entry -> entry.dpcpp().virtualSet().stream()).findFirst();
    if (set.isPresent()) {
      sets.put(PropertyCategory.VIRTUAL_FUNCTIONS, "virtual-functions-set", text(set.get()));
      return;
    }
    TreeSet<String> called = new TreeSet<>();
    image.defined().forEach(function -> called.addAll(function.dpcpp().calledSets()));
    if (!called.isEmpty()) {
      sets.put(
          PropertyCategory.VIRTUAL_FUNCTIONS,
          "uses-virtual-functions-set",
          text(String.join(",", called)));
    }
  }

  /** Marks an image whose virtual functions are never called. */
  void addDummyMark() {
    sets.put(PropertyCategory.VIRTUAL_FUNCTIONS, "dummy-image", YES);
  }

  private void addDeviceGlobals(LLVMModuleRef module) {
    for (DeviceGlobal global : deviceGlobals) {
      LLVMValueRef variable = LLVMGetNamedGlobal(module, global.name());
      if (variable == null) {
        continue;
      }
      if (options.has(PostLinkSwitch.DEVICE_GLOBALS)) {
        sets.put(
            PropertyCategory.DEVICE_GLOBALS,
            global.id(),
            PropertyValue.u32s(List.of(global.size(), global.isOfImage() ? 1 : 0)));
      }
      if (options.has(PostLinkSwitch.PROGRAM_METADATA)) {
        sets.put(
            PropertyCategory.PROGRAM_METADATA,
            global.id() + "@global_id_mapping",
            text(global.name()));
      }
      if (options.has(PostLinkSwitch.EXPORTED_SYMBOLS)
          && !global.isOfImage()
          && LLVMIsDeclaration(variable) == 0
          && LLVMGetLinkage(variable) == LLVMExternalLinkage) {
        sets.put(PropertyCategory.EXPORTED_SYMBOLS, global.name(), YES);
      }
    }
  }

  /** Names that programs look kernels up by. Entries of another shape are none. */
  private void addRegisteredKernels(LLVMModuleRef module) {
    for (LLVMValueRef list : Metadata.named(module, REGISTERED_KERNELS)) {
      for (LLVMValueRef entry : Metadata.operands(list)) {
        List<LLVMValueRef> names = Metadata.isNode(entry) ? Metadata.operands(entry) : List.of();
        if (names.size() == 2 && names.stream().allMatch(Metadata::isString)) {
          String symbol = Metadata.string(names.get(1));
          if (LLVMGetNamedFunction(module, symbol) != null) {
            sets.put(
                PropertyCategory.REGISTERED_KERNELS, Metadata.string(names.get(0)), text(symbol));
          }
        }
      }
    }
  }

  private static PropertyValue text(String value) {
    return PropertyValue.bytes(value.getBytes(StandardCharsets.UTF_8));
  }
}
