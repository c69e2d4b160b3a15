package dev.sycamore.backend.text;

import java.util.List;
import java.util.stream.Stream;

/** Lists of names as options have them: separated by commas. */
public final class CommaList {

  private CommaList() {}

  /** The names without the spaces around them; one is empty where a name is missing. */
  public static List<String> words(String list) {
    return Stream.of(list.split(",", -1)).map(String::strip).toList();
  }
}
