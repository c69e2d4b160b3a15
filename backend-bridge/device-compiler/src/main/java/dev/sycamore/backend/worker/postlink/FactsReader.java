package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.postlink.PostLinkOptions;
import dev.sycamore.backend.postlink.PostLinkSwitch;
import dev.sycamore.backend.worker.aspects.FunctionMetadata;
import dev.sycamore.backend.worker.aspects.ModuleFunction;
import dev.sycamore.backend.worker.aspects.Spelling;
import dev.sycamore.backend.worker.llvm.Llvm;
import dev.sycamore.backend.worker.llvm.Metadata;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.properties.Dialect;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** Reads what functions say of themselves, once aspects were propagated. */
final class FactsReader {

  /** The second is an older name. */
  private static final List<String> OMITTED_PARAMETERS =
      List.of("sycl_kernel_omit_args", "spir_kernel_omit_args");

  private static final String OPTIMIZATION_LEVEL = "sycl-optlevel";
  private static final Pattern LEVEL = Pattern.compile("[0-9]{1,3}");
  private static final int MOST_DIMENSIONS = 3;

  private final LLVMContextRef context;
  private final Dialect dialect;
  private final boolean takesUnknownTargets;
  private final TargetAspects targets;

  FactsReader(LLVMContextRef context, PostLinkOptions options, TargetAspects targets) {
    this.context = context;
    this.dialect = options.dialect();
    this.takesUnknownTargets =
        dialect == Dialect.DPCPP || options.has(PostLinkSwitch.UNKNOWN_TARGETS);
    this.targets = targets;
  }

  /**
   * The facts of functions, in their order.
   *
   * @param reachAssertion the numbers of those that may report a failed assertion
   */
  List<FunctionFacts> read(List<LLVMValueRef> functions, BitSet reachAssertion)
      throws CompileException {
    List<FunctionFacts> facts = new ArrayList<>();
    try {
      for (LLVMValueRef function : functions) {
        facts.add(read(function, reachAssertion.get(facts.size())));
      }
    } catch (CompileException e) {
      // Readers that are shared with propagation name that stage.
      throw new CompileException(BuildStage.SPLIT, e.getMessage());
    }
    return facts;
  }

  private FunctionFacts read(LLVMValueRef ref, boolean reachesAssertion) throws CompileException {
    FunctionMetadata metadata = new FunctionMetadata(context, ref);
    ModuleFunction function = new ModuleFunction(ref, metadata);
    List<Integer> size = workGroupSize(metadata);
    return new FunctionFacts(
        Llvm.name(ref),
        function.shownName(),
        function.isDefined() ? function.place().or(function::statedPlace) : Optional.empty(),
        function.isDefined(),
        role(function),
        function.moduleId().orElse(""),
        new TreeSet<>(metadata.usedAspects()),
        new TreeSet<>(function.declared()),
        subGroupSize(metadata),
        size,
        size.isEmpty() ? 0 : dimensions(metadata, size),
        fixedTargets(function),
        omittedParameters(metadata),
        optimizationLevel(ref),
        reachesAssertion,
        DpcppFacts.of(ref));
  }

  private static FunctionFacts.Role role(ModuleFunction function) {
    if (function.isKernel()) {
      return FunctionFacts.Role.KERNEL;
    }
    return function.isEntryPoint() ? FunctionFacts.Role.EXPORTED : FunctionFacts.Role.OTHER;
  }

  private Optional<Integer> subGroupSize(FunctionMetadata metadata) throws CompileException {
    Optional<Integer> size =
        dialect == Dialect.DPCPP ? metadata.firstSubGroupSize() : metadata.subGroupSize();
    if (size.isPresent() && size.get() < 1) {
      throw Metadata.malformed(
          metadata.where("intel_reqd_sub_group_size"), "the size is not above 0");
    }
    return size;
  }

  private static List<Integer> workGroupSize(FunctionMetadata metadata) throws CompileException {
    List<Integer> size = metadata.workGroupOperands();
    if (size.size() > MOST_DIMENSIONS || size.stream().anyMatch(each -> each == 0)) {
      throw Metadata.malformed(
          metadata.where("reqd_work_group_size"), "there are not one to three sizes above 0");
    }
    return size;
  }

  private static int dimensions(FunctionMetadata metadata, List<Integer> size)
      throws CompileException {
    int dimensions = metadata.workGroupDimensions().orElse(size.size());
    if (dimensions < 1 || dimensions > size.size()) {
      throw Metadata.malformed(
          metadata.where("work_group_num_dim"),
          "there are " + size.size() + " sizes and not " + dimensions);
    }
    return dimensions;
  }

  /**
   * A function that belongs to whatever calls it, a helper or a declaration, need not say what it
   * was compiled for; of others that do not, it is nothing.
   */
  private Optional<NavigableSet<Integer>> fixedTargets(ModuleFunction function)
      throws CompileException {
    FunctionMetadata metadata = function.metadata();
    NavigableSet<Integer> numbers = new TreeSet<>();
    boolean says = function.moduleId().isPresent();
    for (Spelling spelling : Spelling.values()) {
      for (LLVMValueRef node : metadata.nodes(spelling.fixedTargets())) {
        says = true;
        for (LLVMValueRef operand : Metadata.operands(node)) {
          addTarget(operand, metadata.where(spelling.fixedTargets()), numbers);
        }
      }
    }
    return says ? Optional.of(numbers) : Optional.empty();
  }

  private void addTarget(LLVMValueRef operand, String where, NavigableSet<Integer> numbers)
      throws CompileException {
    int number;
    if (Metadata.isString(operand)) {
      String name = Metadata.string(operand);
      OptionalInt known = targets.number(name);
      if (known.isEmpty() && takesUnknownTargets) {
        return;
      }
      number =
          known.orElseThrow(
              () ->
                  new CompileException(
                      BuildStage.SPLIT, OneLine.of(where + ": unknown target '" + name + "'")));
    } else {
      number = Metadata.number(operand, where);
    }
    if (number < 0) {
      throw Metadata.malformed(where, "a target has a number below 0");
    }
    numbers.add(number);
  }

  private static Optional<List<Boolean>> omittedParameters(FunctionMetadata metadata)
      throws CompileException {
    for (String kind : OMITTED_PARAMETERS) {
      for (LLVMValueRef node : metadata.nodes(kind)) {
        List<Boolean> omitted = new ArrayList<>();
        for (LLVMValueRef operand : Metadata.operands(node)) {
          omitted.add(Metadata.number(operand, metadata.where(kind)) != 0);
        }
        return Optional.of(omitted);
      }
    }
    return Optional.empty();
  }

  private static OptionalInt optimizationLevel(LLVMValueRef function) {
    String level = Llvm.stringAttribute(function, OPTIMIZATION_LEVEL);
    return level != null && LEVEL.matcher(level).matches()
        ? OptionalInt.of(Integer.parseInt(level))
        : OptionalInt.empty();
  }
}
