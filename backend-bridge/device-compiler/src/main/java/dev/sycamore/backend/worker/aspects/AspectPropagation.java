package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.aspects.FixedModuleTarget;
import dev.sycamore.backend.aspects.PropagationOptions;
import dev.sycamore.backend.worker.stage.CompileException;
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
   * same.
   *
   * @param input names the input in warnings without a place
   */
  public AspectPropagation(LLVMContextRef context, String input, PropagationOptions options) {
    this.context = context;
    this.options = options;
    this.text = new WarningText(input, options.dialect());
    Spelling.register(context);
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
    for (ModuleFunction function : functions.keySet()) {
      if (function.isDefined()) {
        NavigableSet<Integer> aspects = written(function, sets, excluded);
        warnings.addAll(targets.warnings(function, aspects));
        writer.writeUsed(function, aspects);
        if (function.isEntryPoint()) {
          writer.writeFixedTargets(function, options.fixedTargets(), names);
        }
      }
    }
    return warnings;
  }

  /** Used but for the excluded ones, declared, and what was there. */
  private static NavigableSet<Integer> written(
      ModuleFunction function, AspectSets sets, NavigableSet<Integer> excluded) {
    NavigableSet<Integer> aspects = new TreeSet<>(sets.used(function));
    aspects.removeAll(excluded);
    aspects.addAll(sets.declared(function));
    aspects.addAll(function.metadata().usedAspects());
    return aspects;
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
