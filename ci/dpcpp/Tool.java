import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The tools that tests are counted for. A test belongs to the first of them that its commands name. */
enum Tool {
  POST_LINK("post-link", "sycl-post-link|sycl-module-split"),
  PROPAGATE_ASPECTS("propagate-aspects", "opt\\s.*-passes='?sycl-propagate-aspects-usage"),
  FOREACH("foreach", "llvm-foreach"),
  FILE_TABLE_TFORM("file-table-tform", "file-table-tform"),
  NO_KERNEL("no-kernel", "llvm-no-spir-kernel");

  private final String command;

  private final Pattern pattern;

  Tool(String command, String pattern) {
    this.command = command;
    this.pattern = Pattern.compile("(?:^|[\\s|&;({\"])(?:" + pattern + ")(?![\\w.-])");
  }

  /** The sub-command of {@code sycamore}. */
  String command() {
    return command;
  }

  static Optional<Tool> of(LitTest test) {
    return Stream.of(values()).filter(tool -> test.commands().stream().anyMatch(c -> tool.pattern.matcher(c).find())).findFirst();
  }
}
