import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What LLVM's lit reads of a test: commands, and the features that it needs.
 *
 * @param path relative to the folder of all tests
 * @param text the whole file; each char is a byte
 * @param commands of the RUN lines, before substitution, those that are continued on the next line joined
 */
record LitTest(Path path, String text, List<String> commands, List<String> requires, List<String> unsupported, List<String> expectedToFail) {

  private static final Pattern KEYWORD = Pattern.compile("(RUN|REQUIRES|UNSUPPORTED|XFAIL):(.*)");

  private static final Pattern END = Pattern.compile(".*\\bEND\\.\\s*");

  private static final Pattern SUBSTITUTION = Pattern.compile("%(%|basename_t|\\{pathsep\\}|/?[sSptT])");

  static LitTest read(Path root, Path file) throws IOException {
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    LitTest test =
        new LitTest(root.relativize(file), text, new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    String begun = "";
    for (String line : text.split("\r?\n")) {
      if (END.matcher(line).matches()) {
        break;
      }
      Matcher keyword = KEYWORD.matcher(line);
      if (!keyword.find()) {
        continue;
      }
      String rest = keyword.group(2).strip();
      switch (keyword.group(1)) {
        case "RUN" -> {
          boolean continued = rest.endsWith("\\");
          begun += continued ? rest.substring(0, rest.length() - 1) : rest;
          if (!continued) {
            test.commands.add(begun);
            begun = "";
          }
        }
        case "REQUIRES" -> test.requires.addAll(List.of(rest.split(",")));
        case "UNSUPPORTED" -> test.unsupported.addAll(List.of(rest.split(",")));
        default -> test.expectedToFail.addAll(List.of(rest.split(",")));
      }
    }
    if (!begun.isEmpty()) {
      throw new IOException(file + ": the last RUN line is continued nowhere");
    }
    return test;
  }

  /** The commands as the shell gets them; {@code folder} is the test's own, and where they run. */
  List<String> commands(Path file, Path folder) {
    return commands.stream()
        .map(Features::choose)
        .map(command -> command.isBlank() ? ":" : substitute(command, file, folder))
        .toList();
  }

  private static String substitute(String command, Path file, Path folder) {
    String name = file.getFileName().toString();
    return SUBSTITUTION
        .matcher(command)
        .replaceAll(
            match ->
                Matcher.quoteReplacement(
                    switch (match.group(1).replace("/", "")) {
                      case "%" -> "%";
                      case "basename_t" -> name + ".tmp";
                      case "{pathsep}" -> ":";
                      case "s" -> file.toString();
                      case "S", "p" -> file.getParent().toString();
                      case "t" -> folder.resolve(name + ".tmp").toString();
                      default -> folder.toString();
                    }));
  }
}
