package dev.sycamore.backend.worker.postlink;

import static org.bytedeco.llvm.global.LLVM.LLVMGetNamedMetadataNumOperands;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bytedeco.llvm.LLVM.LLVMModuleRef;

/**
 * The list of compile units whose debug information a module has. A part of a module still has
 * those of the whole, which makes images larger and, of many sources, takes most of the time.
 * LLVM's C interface cannot remove anything from the list, nor read what debug records name: it is
 * done in the text. The pass {@code strip-dead-debug-info} orders the list by addresses, so its
 * result would differ from run to run.
 */
final class CompileUnits {

  private static final String LIST = "llvm.dbg.cu";
  private static final String LIST_LINE = "!" + LIST + " = ";
  private static final Pattern NODE_LINE = Pattern.compile("^!(\\d{1,9}) = ");

  /** A number of a node, or a text, which may have anything in it but quotes. */
  private static final Pattern REFERENCE = Pattern.compile("\"[^\"]*\"|!(\\d{1,9})");

  private static final Pattern CONTENTS = Pattern.compile("\\b(?:globals|imports): !(\\d{1,9})");

  private CompileUnits() {}

  /** How many are listed. */
  static int count(LLVMModuleRef module) {
    return LLVMGetNamedMetadataNumOperands(module, LIST);
  }

  /**
   * The text of a module without those on the list that nothing else names.
   *
   * @param keepConstants whether those stay that list variables or imported names of their own
   */
  static String withoutUnused(String text, boolean keepConstants) {
    Map<Integer, List<Integer>> contents = new HashMap<>();
    Map<Integer, List<Integer>> nodes = new HashMap<>();
    Deque<Integer> waiting = new ArrayDeque<>();
    String list = "";
    for (String line : (Iterable<String>) text.lines()::iterator) {
      Matcher node = NODE_LINE.matcher(line);
      if (node.find()) {
        int number = Integer.parseInt(node.group(1));
        nodes.put(number, references(line.substring(node.end())));
        contents.put(number, keepConstants ? contents(line) : List.of());
      } else if (line.startsWith(LIST_LINE)) {
        list = line;
      } else if (!line.startsWith(";")) {
        waiting.addAll(references(line));
      }
    }
    Set<Integer> used = new HashSet<>();
    while (!waiting.isEmpty()) {
      int node = waiting.remove();
      if (used.add(node)) {
        waiting.addAll(nodes.getOrDefault(node, List.of()));
      }
    }
    contents.forEach(
        (unit, lists) -> {
          if (lists.stream().anyMatch(each -> !nodes.getOrDefault(each, List.of()).isEmpty())) {
            used.add(unit);
          }
        });
    return list.isEmpty() ? text : text.replace(list, shorter(list, used));
  }

  /** The lists of variables and imported names of a node, if it is a compile unit. */
  private static List<Integer> contents(String line) {
    return line.contains("!DICompileUnit(")
        ? CONTENTS.matcher(line).results().map(list -> Integer.valueOf(list.group(1))).toList()
        : List.of();
  }

  private static String shorter(String list, Set<Integer> used) {
    return references(list).stream()
        .filter(used::contains)
        .map(node -> "!" + node)
        .collect(Collectors.joining(", ", LIST_LINE + "!{", "}"));
  }

  private static List<Integer> references(String line) {
    List<Integer> references = new ArrayList<>();
    Matcher reference = REFERENCE.matcher(line);
    while (reference.find()) {
      if (reference.group(1) != null) {
        references.add(Integer.valueOf(reference.group(1)));
      }
    }
    return references;
  }
}
