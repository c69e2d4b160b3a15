package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.worker.stage.CompileException;
import dev.sycamore.binding.properties.Dialect;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;

/**
 * The pass that propagates aspects: what functions use goes up the call graph, is compared with
 * what they declare and what the fixed targets have, and is written into their metadata.
 */
public final class AspectPropagation {

  private final LLVMContextRef context;
  private final PropagationOptions options;
  private final WarningText text;

  /**
   * Make it before the module is read, so that the order of metadata in the text is always the
   * same. In the dialect of DPC++ it is, as there, the order in which LLVM met the names.
   *
   * @param input names the input in warnings without a place
   */
  public AspectPropagation(LLVMContextRef context, String input, PropagationOptions options) {
    this.context = context;
    this.options = options;
    this.text = new WarningText(input, options.dialect());
    if (options.dialect() == Dialect.DESIGN) {
      Spelling.register(context);
    }
  }

  /** Changes a module, and returns the warnings. */
  public List<String> run(LLVMModuleRef module) throws CompileException {
    AspectNames names = new AspectNames(module, options.aspectNames());
    NavigableSet<Integer> excluded = names.parse(options.excludedAspects());
    AspectTypes types = new AspectTypes(context, module, names);
    Map<ModuleFunction, List<FunctionCall>> functions =
        new FunctionReader(context, module, new UseScanner(types, new AspectLists(context)))
            .calls();
    CallGraph graph = new CallGraph(functions, options.acrossModules());
    AspectSets sets = new AspectSets(functions.keySet(), graph);
    ChainFinder uses = new ChainFinder(graph, functions.keySet(), f -> f.uses().aspects());
    ChainFinder declarations = new ChainFinder(graph, functions.keySet(), ModuleFunction::declared);
    List<String> warnings = new ArrayList<>(unknownTargets(names));
    if (options.check()) {
      AspectCheck check = new AspectCheck(uses, sets, names, text);
      functions.keySet().forEach(function -> warnings.addAll(check.warnings(function)));
    }
    FixedTargetCheck targets =
        new FixedTargetCheck(uses, declarations, names, text, options.fixedTargets());
    AspectWriter writer = new AspectWriter(context, Spelling.of(options.dialect()));
    WrittenAspects written = new WrittenAspects(options.dialect(), sets, excluded);
    for (ModuleFunction function : functions.keySet()) {
      if (written.includes(function)) {
        List<Integer> aspects = written.of(function);
        writer.writeUsed(function, aspects);
        if (function.isDefined()) {
          warnings.addAll(targets.warnings(function, new TreeSet<>(aspects)));
        }
      }
      if (function.isEntryPoint() && options.writesFixedTargets()) {
        writer.writeFixedTargets(function, options.fixedTargets(), names);
      }
    }
    return warnings;
  }

  /** Neither the device configuration nor the module knows these: nothing stands for them. */
  private List<String> unknownTargets(AspectNames names) {
    List<String> warnings = new ArrayList<>();
    for (FixedModuleTarget target : options.fixedTargets()) {
      if (AspectWriter.number(target, names).isEmpty()) {
        warnings.add(
            text.plain("fixed target '" + target.name() + "' is unknown", Optional.empty()));
      }
    }
    return warnings;
  }
}
