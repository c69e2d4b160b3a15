import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Writes the API classes that exist once per element kind, per number of dimensions, or both, and
 * the vectors.
 *
 * <p>The build runs this file with {@code java GenerateSources.java TEMPLATES OUTPUT}. In a
 * template, <code>${name}</code> is a value; a line <code>//#each kind</code> or <code>//#each dim
 * </code> repeats, and <code>//#if flag</code> or <code>//#if !flag</code> keeps, the lines up to
 * its <code>//#end</code>. A file name with <code>${Name}</code> is written per kind, with <code>
 * ${suffix}</code> per number of dimensions, with <code>${Vector}</code> per vector type; in the
 * latter <code>//#each component</code>, <code>operation</code> and <code>comparison</code> repeat
 * too.
 */
public final class GenerateSources {
  private static final Pattern VALUE = Pattern.compile("\\$\\{(\\w+)}");
  private static final List<String> KINDS =
      List.of("boolean", "byte", "short", "char", "int", "long", "float", "double", "Half");

  private GenerateSources() {}

  public static void main(String[] args) throws IOException {
    Path templates = Path.of(args[0]);
    Path output = Path.of(args[1]);
    List<Path> files;
    try (Stream<Path> walk = Files.walk(templates)) {
      files = walk.filter(file -> file.toString().endsWith(".template")).sorted().toList();
    }
    for (Path file : files) {
      List<String> lines = Files.readAllLines(file);
      String target = templates.relativize(file).toString().replaceFirst("\\.template$", "");
      for (Map<String, String> kind : each(target)) {
        for (Map<String, String> dim : target.contains("${suffix}") ? dims() : List.of(NONE)) {
          Map<String, String> values = merged(kind, dim);
          StringBuilder text = new StringBuilder();
          render(lines, values, text);
          write(output.resolve(substitute(target, values)), text.toString());
        }
      }
    }
  }

  private static final Map<String, String> NONE = Map.of();

  private static List<Map<String, String>> each(String target) {
    if (target.contains("${Vector")) {
      return vectors();
    }
    return target.contains("${Name") ? kinds() : List.of(NONE);
  }

  private static List<Map<String, String>> vectors() {
    List<Map<String, String>> vectors = new ArrayList<>();
    for (String type : List.of("byte", "short", "char", "int", "long", "float", "double")) {
      for (int width : List.of(2, 3, 4, 8, 16)) {
        vectors.add(vector(kind(type), width));
      }
    }
    return vectors;
  }

  private static Map<String, String> vector(Map<String, String> kind, int width) {
    Map<String, String> values = new HashMap<>(kind);
    String type = kind.get("type");
    boolean narrow = !kind.get("narrow").isEmpty();
    values.put("width", "" + width);
    values.put("Vector", kind.get("Name") + width);
    values.put("parameters", joined(width, ", ", c -> type + " " + c));
    values.put("names", joined(width, ", ", c -> c));
    values.put("values", joined(width, ", ", c -> "value"));
    values.put("products", joined(width, " + ", c -> c + " * other." + c));
    values.put("sum", joined(width, " + ", c -> c));
    values.put("ored", joined(width, " | ", c -> c));
    values.put("nonzero", joined(width, " && ", c -> c + " != 0"));
    values.put("wide", narrow ? "int" : type);
    values.put("open", narrow ? "(" + type + ") (" : "");
    values.put("close", narrow ? ")" : "");
    values.put("narrowing", narrow ? ", narrowed again" : "");
    flag(values, "signed", !type.equals("char"));
    flag(values, "mask", type.equals("int"));
    return values;
  }

  private static String joined(int width, String separator, UnaryOperator<String> text) {
    return String.join(
        separator, IntStream.range(0, width).mapToObj(i -> text.apply(name(i, width))).toList());
  }

  /** {@code x} to {@code w}, or {@code s0} to {@code sf}. */
  private static String name(int component, int width) {
    return width <= 4
        ? "xyzw".substring(component, component + 1)
        : "s" + Integer.toHexString(component);
  }

  private static List<Map<String, String>> components(Map<String, String> vector) {
    int width = Integer.parseInt(vector.get("width"));
    List<Map<String, String>> components = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      Map<String, String> values = new HashMap<>();
      values.put("at", "" + i);
      values.put("plus", i == 0 ? "" : " + " + i);
      values.put("c", name(i, width));
      values.put("end", i == width - 1 ? ");" : ",");
      flag(values, "last", i == width - 1);
      components.add(values);
    }
    return components;
  }

  private static List<Map<String, String>> operations(Map<String, String> vector) {
    List<Map<String, String>> operations = new ArrayList<>();
    add(
        operations,
        "operation",
        List.of("add", "+", "sub", "-", "mul", "*", "div", "/", "rem", "%"));
    if (vector.get("floating").isEmpty()) {
      add(operations, "operation", List.of("and", "&", "or", "|", "xor", "^"));
    }
    return operations;
  }

  private static List<Map<String, String>> comparisons() {
    List<Map<String, String>> comparisons = new ArrayList<>();
    add(comparisons, "comparison", List.of("less", "<", "lessOrEqual", "<=", "greater", ">"));
    add(
        comparisons,
        "comparison",
        List.of("greaterOrEqual", ">=", "equal", "==", "notEqual", "!="));
    return comparisons;
  }

  private static void add(List<Map<String, String>> to, String name, List<String> pairs) {
    for (int i = 0; i < pairs.size(); i += 2) {
      to.add(Map.of(name, pairs.get(i), "symbol", pairs.get(i + 1)));
    }
  }

  private static List<Map<String, String>> kinds() {
    return KINDS.stream().map(GenerateSources::kind).toList();
  }

  private static Map<String, String> kind(String type) {
    Map<String, String> values = new HashMap<>();
    String name = Character.toUpperCase(type.charAt(0)) + type.substring(1);
    values.put("type", type);
    values.put("Name", name);
    values.put("Box", type.equals("int") ? "Integer" : type.equals("char") ? "Character" : name);
    values.put("Names", name + "s");
    values.put("names", type.toLowerCase(java.util.Locale.ROOT) + "s");
    values.put("KIND", type.toUpperCase(java.util.Locale.ROOT));
    flag(values, "narrow", List.of("byte", "short", "char").contains(type));
    flag(values, "integral", List.of("int", "long").contains(type));
    flag(values, "floating", List.of("float", "double").contains(type));
    flag(values, "atomic", List.of("int", "long", "float", "double").contains(type));
    return values;
  }

  private static List<Map<String, String>> dims() {
    List<Map<String, String>> dims = new ArrayList<>();
    for (int d = 1; d <= 3; d++) {
      Map<String, String> values = new HashMap<>();
      values.put("dim", "" + d);
      values.put("suffix", d == 1 ? "" : "" + d);
      values.put("params", List.of("int i", "int i, int j", "int i, int j, int k").get(d - 1));
      values.put("args", List.of("i", "i, j", "i, j, k").get(d - 1));
      values.put("sizes", List.of("int n", "int n, int m", "int n, int m, int p").get(d - 1));
      values.put("sizeArgs", List.of("n", "n, m", "n, m, p").get(d - 1));
      flag(values, "one", d == 1);
      dims.add(values);
    }
    return dims;
  }

  private static void flag(Map<String, String> values, String name, boolean on) {
    values.put(name, on ? "yes" : "");
  }

  private static Map<String, String> merged(Map<String, String> first, Map<String, String> second) {
    Map<String, String> all = new HashMap<>(first);
    all.putAll(second);
    return all;
  }

  private static void render(List<String> lines, Map<String, String> values, StringBuilder out) {
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at);
      String directive = line.strip();
      if (!directive.startsWith("//#")) {
        out.append(substitute(line, values)).append('\n');
        continue;
      }
      int end = endOf(lines, at);
      List<String> body = lines.subList(at + 1, end);
      switch (directive) {
        case "//#each kind" -> renderEach(kinds(), body, values, out);
        case "//#each dim" -> renderEach(dims(), body, values, out);
        case "//#each component" -> renderEach(components(values), body, values, out);
        case "//#each operation" -> renderEach(operations(values), body, values, out);
        case "//#each comparison" -> renderEach(comparisons(), body, values, out);
        default -> {
          if (holds(directive, values)) {
            render(body, values, out);
          }
        }
      }
      at = end;
    }
  }

  private static void renderEach(
      List<Map<String, String>> each,
      List<String> body,
      Map<String, String> values,
      StringBuilder out) {
    each.forEach(one -> render(body, merged(values, one), out));
  }

  private static boolean holds(String directive, Map<String, String> values) {
    if (!directive.startsWith("//#if ")) {
      throw new IllegalArgumentException("not a directive: " + directive);
    }
    String flag = directive.substring("//#if ".length());
    boolean not = flag.startsWith("!");
    return value(not ? flag.substring(1) : flag, values).isEmpty() == not;
  }

  private static int endOf(List<String> lines, int start) {
    int depth = 0;
    for (int at = start; at < lines.size(); at++) {
      String directive = lines.get(at).strip();
      if (directive.equals("//#end")) {
        depth--;
      } else if (directive.startsWith("//#")) {
        depth++;
      }
      if (depth == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("no //#end for: " + lines.get(start));
  }

  private static String substitute(String text, Map<String, String> values) {
    return VALUE
        .matcher(text)
        .replaceAll(match -> Matcher.quoteReplacement(value(match.group(1), values)));
  }

  private static String value(String name, Map<String, String> values) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no value: " + name);
    }
    return value;
  }

  /** Leaves an unchanged file alone, so that the compiler sees no change either. */
  private static void write(Path file, String text) throws IOException {
    if (Files.exists(file) && Files.readString(file).equals(text)) {
      return;
    }
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
