package dev.sycamore.diagnostics.render;

/** Colours on a terminal, or none. */
public enum Paint {
  PLAIN,
  COLOURED;

  private static final String BOLD = "1";
  private static final String GUTTER = "1;34";
  private static final String HELP = "1;32";

  String bold(String text) {
    return paint(BOLD, text);
  }

  String gutter(String text) {
    return paint(GUTTER, text);
  }

  String help(String text) {
    return paint(HELP, text);
  }

  String level(Finding.Level level, String text) {
    return paint(
        switch (level) {
          case ERROR -> "1;31";
          case WARNING -> "1;33";
          case NOTE -> "1;36";
        },
        text);
  }

  private String paint(String code, String text) {
    return this == PLAIN ? text : "\u001B[" + code + "m" + text + "\u001B[0m";
  }
}
