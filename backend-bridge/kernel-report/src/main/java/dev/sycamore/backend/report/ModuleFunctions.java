package dev.sycamore.backend.report;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.target.FunctionName;
import dev.sycamore.binding.ir.FunctionAttributes;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The functions of a module that the compiler wrote beside the classes ({@code docs/FORMATS.md},
 * 1), their calls and the aspects that they use. It is read as text, since its form is known; of a
 * module in another form nothing is found.
 */
final class ModuleFunctions {

  private static final String SYMBOL = "@(\"[^\"]*\"|[-\\w.$]+)";
  private static final Pattern HEAD =
      Pattern.compile("^(define|declare)\\b[^@(]*" + SYMBOL + "\\((.*)$");
  private static final Pattern CALL = Pattern.compile("\\bcall\\b[^@(]*" + SYMBOL + "\\(");
  private static final Pattern ATTRIBUTE = Pattern.compile("\"([-\\w]+)\"=\"([^\"]*)\"");
  private static final Pattern USED = Pattern.compile("!intel_used_aspects !(\\d+)");
  private static final Pattern NODE = Pattern.compile("^!(\\d+) = (?:distinct )?!\\{(.*)}$");
  private static final Pattern NUMBER = Pattern.compile("\\bi32 (\\d+)");

  /**
   * A function.
   *
   * @param library whether it is one of the device library's
   * @param unchecked why its own code has no checks; empty if it has them
   * @param usedAspects what its own code uses
   * @param parameters as the module writes them
   * @param callees symbols of what it calls, in order, each once
   */
  record Function(
      FunctionName name,
      boolean defined,
      boolean library,
      String unchecked,
      List<Aspect> usedAspects,
      List<String> parameters,
      List<String> callees) {}

  private final Map<String, Function> functions;

  private ModuleFunctions(Map<String, Function> functions) {
    this.functions = functions;
  }

  /** The function of a symbol. */
  Optional<Function> function(String symbol) {
    return Optional.ofNullable(functions.get(symbol));
  }

  static ModuleFunctions none() {
    return new ModuleFunctions(Map.of());
  }

  static ModuleFunctions read(byte[] module) {
    List<String> lines = new String(module, StandardCharsets.UTF_8).lines().toList();
    Map<String, List<Aspect>> nodes = nodes(lines);
    Map<String, Function> functions = new LinkedHashMap<>();
    for (int i = 0; i < lines.size(); i++) {
      Matcher head = HEAD.matcher(lines.get(i));
      if (head.find()) {
        Function function = function(head, nodes, callees(lines, i));
        functions.put(function.name().symbol(), function);
      }
    }
    return new ModuleFunctions(functions);
  }

  /** What a function calls, in order, each once. */
  private static Set<String> callees(List<String> lines, int head) {
    Set<String> callees = new LinkedHashSet<>();
    if (lines.get(head).endsWith("{")) {
      for (int i = head + 1; i < lines.size() && !lines.get(i).equals("}"); i++) {
        Matcher call = CALL.matcher(lines.get(i));
        if (call.find()) {
          callees.add(symbol(call.group(1)));
        }
      }
    }
    return callees;
  }

  private static Function function(
      MatchResult head, Map<String, List<Aspect>> nodes, Set<String> callees) {
    String symbol = symbol(head.group(2));
    String rest = head.group(3);
    Map<String, String> attributes = new LinkedHashMap<>();
    Matcher attribute = ATTRIBUTE.matcher(rest);
    while (attribute.find()) {
      attributes.put(attribute.group(1), unescaped(attribute.group(2)));
    }
    Matcher used = USED.matcher(rest);
    FunctionName name =
        new FunctionName(
            symbol,
            attributes.getOrDefault(FunctionAttributes.NAME, symbol),
            attributes.getOrDefault(FunctionAttributes.PLACE, ""));
    return new Function(
        name,
        head.group(1).equals("define"),
        attributes.containsKey(FunctionAttributes.LIBRARY),
        attributes.getOrDefault(FunctionAttributes.UNCHECKED, ""),
        used.find() ? nodes.getOrDefault(used.group(1), List.of()) : List.of(),
        parameters(rest),
        List.copyOf(callees));
  }

  /** Split at the commas outside of parentheses, up to the one that closes. */
  private static List<String> parameters(String text) {
    List<String> parameters = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(' || c == '<' || c == '{') {
        depth++;
      } else if (depth == 0 && (c == ',' || c == ')')) {
        String parameter = text.substring(start, i).strip();
        if (!parameter.isEmpty()) {
          parameters.add(parameter);
        }
        start = i + 1;
        if (c == ')') {
          return Collections.unmodifiableList(parameters);
        }
      } else if (c == ')' || c == '>' || c == '}') {
        depth--;
      }
    }
    return List.of();
  }

  private static Map<String, List<Aspect>> nodes(List<String> lines) {
    Map<String, List<Aspect>> nodes = new LinkedHashMap<>();
    for (String line : lines) {
      Matcher node = NODE.matcher(line);
      if (node.find()) {
        List<Aspect> aspects = new ArrayList<>();
        Matcher number = NUMBER.matcher(node.group(2));
        while (number.find()) {
          if (number.group(1).length() < 10) {
            Aspect.ofNumber(Integer.parseInt(number.group(1))).ifPresent(aspects::add);
          }
        }
        nodes.put(node.group(1), List.copyOf(aspects));
      }
    }
    return nodes;
  }

  private static String symbol(String written) {
    return written.startsWith("\"")
        ? unescaped(written.substring(1, written.length() - 1))
        : written;
  }

  /** LLVM writes bytes that are not plain as a backslash and two hexadecimal digits. */
  private static String unescaped(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 2 < text.length() && isHex(text, i + 1) && isHex(text, i + 2)) {
        bytes.write(Integer.parseInt(text.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        bytes.writeBytes(String.valueOf(c).getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static boolean isHex(String text, int at) {
    return Character.digit(text.charAt(at), 16) >= 0;
  }
}
