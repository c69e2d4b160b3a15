import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Writes the API classes that exist once per element kind, per number of dimensions, or both.
 *
 * <p>The build runs this file with {@code java GenerateSources.java TEMPLATES OUTPUT}. In a
 * template, <code>${name}</code> is a value; a line <code>//#each kind</code> or <code>//#each dim
 * </code> repeats, and <code>//#if flag</code> or <code>//#if !flag</code> keeps, the lines up to
 * its <code>//#end</code>. A file name with <code>${Name}</code> is written per kind, with <code>
 * ${suffix}</code> per number of dimensions.
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
      for (Map<String, String> kind : target.contains("${Name") ? kinds() : List.of(NONE)) {
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
        case "//#each kind" -> kinds().forEach(kind -> render(body, merged(values, kind), out));
        case "//#each dim" -> dims().forEach(dim -> render(body, merged(values, dim), out));
        default -> {
          if (holds(directive, values)) {
            render(body, values, out);
          }
        }
      }
      at = end;
    }
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
