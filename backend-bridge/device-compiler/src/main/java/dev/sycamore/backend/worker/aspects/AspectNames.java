package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.Metadata;
import dev.sycamore.backend.worker.stage.CompileException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;
import org.bytedeco.llvm.LLVM.LLVMValueRef;

/** The names of aspects: those that the module lists in {@code !sycl_aspects}, then SYCL's own. */
public final class AspectNames {

  private static final String LIST = "sycl_aspects";

  private final Map<String, Integer> ofModule = new HashMap<>();
  private final Map<String, Integer> ofSycl;
  private final Map<Integer, String> names = new HashMap<>();

  public AspectNames(LLVMModuleRef module, Map<String, Integer> ofSycl) throws CompileException {
    this.ofSycl = ofSycl;
    for (LLVMValueRef node : Metadata.named(module, LIST)) {
      List<LLVMValueRef> operands = Metadata.operands(node);
      if (operands.size() != 2 || !Metadata.isString(operands.get(0))) {
        throw Metadata.malformed("!" + LIST, "an entry is not a name and a number");
      }
      ofModule.putIfAbsent(
          Metadata.string(operands.get(0)), Metadata.number(operands.get(1), "!" + LIST));
    }
    ofModule.forEach((name, number) -> names.merge(number, name, AspectNames::first));
    ofSycl.forEach((name, number) -> names.putIfAbsent(number, name));
  }

  /** Which of two names for one number is shown must not depend on the order of a hash table. */
  private static String first(String a, String b) {
    return a.compareTo(b) <= 0 ? a : b;
  }

  /** The name of an aspect, or its number if it has none. */
  public String name(int number) {
    return names.getOrDefault(number, Integer.toString(number));
  }

  /** The number of an aspect as the module gives it; empty if the module does not name it. */
  public OptionalInt inModule(String name) {
    Integer number = ofModule.get(name);
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  /** The number that a type of the language implies. */
  int implied(String name, int standard) {
    return inModule(name).orElse(standard);
  }

  /** The numbers that words stand for, each a name or a number. */
  NavigableSet<Integer> parse(List<String> words) throws CompileException {
    NavigableSet<Integer> numbers = new TreeSet<>();
    for (String word : words) {
      numbers.add(parse(word));
    }
    return numbers;
  }

  private int parse(String word) throws CompileException {
    Integer number = ofModule.getOrDefault(word, ofSycl.get(word));
    if (number != null) {
      return number;
    }
    try {
      return Integer.parseInt(word);
    } catch (NumberFormatException e) {
      throw new CompileException(
          BuildStage.ASPECTS,
          "unknown aspect '"
              + word
              + "'; the aspects are "
              + String.join(", ", ofSycl.keySet())
              + " and those that the module names");
    }
  }
}
