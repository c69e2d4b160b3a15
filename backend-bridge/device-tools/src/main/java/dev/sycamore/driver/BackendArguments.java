package dev.sycamore.driver;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Arguments for the assembler of one target.
 *
 * @param target as the user wrote it
 * @param arguments in the shell's syntax
 */
record BackendArguments(String target, String arguments) {

  /** Those of words that come in pairs. */
  static List<BackendArguments> pairs(List<String> words) {
    return IntStream.range(0, words.size() / 2)
        .mapToObj(i -> new BackendArguments(words.get(2 * i), words.get(2 * i + 1)))
        .toList();
  }
}
