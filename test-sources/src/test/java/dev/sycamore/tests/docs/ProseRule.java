package dev.sycamore.tests.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Words and forms that pages avoid, since readers need a second reading for them. */
enum ProseRule {
  A_TOOL_DOES_NOT_SPEAK("\\b(says?|said|tells?|told)\\b", "name the act: reports, prints, returns"),
  NO_PERSON_FOR_CODE("\\b(?i:nobody|somebody|whoever)\\b", "name the thing: no thread, the caller"),
  SUBJECT_FIRST(
      "(^|[.:;] )Of (a|an|the|several|each|two|those|these|others|more|what)\\b",
      "begin with the subject"),
  UNLESS("\\bbut for\\b|nothing else is said|unless given", "unless, except, otherwise"),
  REQUIRE("\\b(demands?|wish|(?<!you )wants?)\\b", "require, request"),
  AFTER("\\bbehind\\b", "after, following, next to"),
  FIELD_VERB(
      "taken? apart|in the place of|\\banew\\b|once more|\\bstands? (at|for|in)\\b"
          + "|\\bcomes? (back|to)\\b",
      "use the verb of the field: splits, replaces, represents, reaches"),
  TESTS_VERIFY("\\b(holds?|held) (it|this|both|by)\\b|\\bheld by\\b", "a test verifies"),
  ALSO(", too\\b|likewise|(and|or) (its|their) like", "also, or nothing"),
  NOT("(?<![Tt]here )\\b(is|are) no [a-z]", "is not a"),
  NO_HISTORY(", was [0-9]", "previously N, in the changelog");

  private static final Pattern NO_TEXT = Pattern.compile("`[^`]*`|\"[^\"]*\"|\\]\\([^)]*\\)");

  private final Pattern pattern;
  private final String instead;

  ProseRule(String pattern, String instead) {
    this.pattern = Pattern.compile(pattern);
    this.instead = instead;
  }

  /** Returns each use of the words outside of code and quotes, with its line. */
  static List<String> violations(MarkdownPage page) {
    List<String> found = new ArrayList<>();
    int number = 0;
    for (String line : page.lines()) {
      number++;
      String text = NO_TEXT.matcher(line).replaceAll("");
      for (ProseRule rule : values()) {
        for (MatchResult use : rule.pattern.matcher(text).results().toList()) {
          found.add(
              page.path() + ":" + number + ": '" + use.group().strip() + "': " + rule.instead);
        }
      }
    }
    return found;
  }
}
