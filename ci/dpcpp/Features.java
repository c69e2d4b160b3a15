import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** lit's features of this machine, and the conditions over them: names, {@code !}, {@code &&}, {@code ||} and parentheses. */
final class Features {

  private static final Set<String> AVAILABLE = Set.of("system-linux", "linux", "shell", "x86-registered-target", "true");

  private static final Pattern TOKEN = Pattern.compile("&&|\\|\\||[!()]|[-+=._a-zA-Z0-9*]+");

  private static final String IF = "%if ";

  private final Deque<String> tokens;

  private Features(String condition) {
    tokens = new ArrayDeque<>(TOKEN.matcher(condition).results().map(MatchResult::group).toList());
  }

  static boolean holds(String condition) {
    Features features = new Features(condition);
    boolean value = features.alternatives();
    if (!features.tokens.isEmpty()) {
      throw new IllegalArgumentException("a condition that is not understood: " + condition);
    }
    return value;
  }

  static boolean anyHolds(List<String> conditions) {
    return conditions.stream().map(String::strip).anyMatch(condition -> condition.equals("*") || holds(condition));
  }

  /** A command with what its {@code %if CONDITION %{ ... %} %else %{ ... %}} choose. */
  static String choose(String command) {
    int begin = command.indexOf(IF);
    if (begin < 0) {
      return command;
    }
    int open = command.indexOf("%{", begin);
    int close = closing(command, open);
    boolean holds = holds(command.substring(begin + IF.length(), open));
    String chosen = holds ? command.substring(open + 2, close) : "";
    String rest = command.substring(close + 2);
    if (rest.stripLeading().startsWith("%else")) {
      int otherwise = rest.indexOf("%{");
      int end = closing(rest, otherwise);
      chosen = holds ? chosen : rest.substring(otherwise + 2, end);
      rest = rest.substring(end + 2);
    }
    return command.substring(0, begin) + choose(chosen) + choose(rest);
  }

  private static int closing(String text, int open) {
    int depth = 0;
    for (int at = open; at >= 0 && at < text.length() - 1; at++) {
      depth += text.startsWith("%{", at) ? 1 : text.startsWith("%}", at) ? -1 : 0;
      if (depth == 0) {
        return at;
      }
    }
    throw new IllegalArgumentException("%if without its end: " + text);
  }

  private boolean alternatives() {
    boolean value = terms();
    while ("||".equals(tokens.peek())) {
      tokens.remove();
      value |= terms();
    }
    return value;
  }

  private boolean terms() {
    boolean value = factor();
    while ("&&".equals(tokens.peek())) {
      tokens.remove();
      value &= factor();
    }
    return value;
  }

  private boolean factor() {
    String token = tokens.isEmpty() ? "" : tokens.remove();
    if (token.equals("!")) {
      return !factor();
    }
    if (!token.equals("(")) {
      return AVAILABLE.contains(token);
    }
    boolean value = alternatives();
    if (!")".equals(tokens.poll())) {
      throw new IllegalArgumentException("a condition without its closing parenthesis");
    }
    return value;
  }
}
