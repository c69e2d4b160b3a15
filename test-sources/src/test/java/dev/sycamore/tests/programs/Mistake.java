package dev.sycamore.tests.programs;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A mistake that people make while they write a program. */
enum Mistake {
  /** A letter of a name is left out, repeated or exchanged with the next. */
  NAME("\\b[A-Za-z_]\\w{2,}\\b"),
  /** The same for an annotation. */
  ANNOTATION("(?<=@)[A-Z]\\w+"),
  /** The same for what a class extends or implements. */
  SUPERTYPE("(?<=\\b(?:extends|implements) )[A-Z]\\w+"),
  IMPORT("(?m)^import [^;]*;"),
  /** A brace, a parenthesis or a bracket is left out. */
  BRACKET("[{}()\\[\\]]"),
  SEMICOLON(";"),
  /** A number is a string. */
  ARGUMENT("(?<=[(,=+*] ?)\\d+[fFLd]?(?=[,;)])"),
  /** A method is left out. */
  METHOD("(?m)^ +(?:[\\w.<>\\[\\]]+ )+\\w+\\([^()]*\\) \\{"),
  /** The end of a string is left out. */
  STRING("(?<=\")\"|(?<=_)\"");

  /** What is no code. */
  private static final Pattern NO_CODE =
      Pattern.compile(
          "//.*|/\\*(?s:.*?)\\*/|\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])+'");

  private final Pattern place;

  Mistake(String place) {
    this.place = Pattern.compile(place);
  }

  /** The text with one such mistake, if it has a place for it. */
  Optional<String> in(String text, Random dice) {
    String code = NO_CODE.matcher(text).replaceAll(found -> blank(found.group()));
    List<MatchResult> places = place.matcher(code).results().toList();
    return places.isEmpty()
        ? Optional.empty()
        : Optional.of(made(text, code, places.get(dice.nextInt(places.size())), dice));
  }

  /** Strings keep their quotes. */
  private static String blank(String noCode) {
    String blank = noCode.replaceAll("[^\\n]", "_");
    return noCode.startsWith("\"") && !noCode.startsWith("\"\"\"")
        ? "\"" + blank.substring(2) + "\""
        : blank;
  }

  private String made(String text, String code, MatchResult at, Random dice) {
    String before = text.substring(0, at.start());
    String after = text.substring(at.end());
    return switch (this) {
      case NAME, ANNOTATION, SUPERTYPE -> before + misspelt(at.group(), dice) + after;
      case ARGUMENT -> before + '"' + at.group() + '"' + after;
      case METHOD -> before + text.substring(endOfBlock(code, at.end()));
      case IMPORT, BRACKET, SEMICOLON, STRING -> before + after;
    };
  }

  private static String misspelt(String name, Random dice) {
    StringBuilder wrong = new StringBuilder(name);
    int at = dice.nextInt(name.length() - 1);
    switch (dice.nextInt(3)) {
      case 0 -> wrong.deleteCharAt(at);
      case 1 -> wrong.insert(at, wrong.charAt(at));
      default -> wrong.insert(at, wrong.charAt(at + 1)).deleteCharAt(at + 2);
    }
    return wrong.toString();
  }

  private static int endOfBlock(String code, int from) {
    int depth = 1;
    int at = from;
    while (depth > 0 && at < code.length()) {
      depth += code.charAt(at) == '{' ? 1 : code.charAt(at) == '}' ? -1 : 0;
      at++;
    }
    return at;
  }
}
