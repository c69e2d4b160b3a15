package dev.sycamore.binding.touched;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Accesses as text. Those of an array are, each: the letter of its kind, the words of its code, and
 * a point. Those of a kernel begin with the version; those of each array follow {@code a} and the
 * number of its argument. Version 2 says of a kernel besides that it reports nothing where all of
 * them are in range.
 *
 * <p>{@code 1 a0 r g0 1 + . a2 f g0 v3 1 - atmost .}: of argument 0 the elements after those of the
 * work-items are read, argument 2 is written by each work-item whose index is less than argument 3.
 */
public final class TouchedText {
  private static final String VERSION = "1";
  private static final String SILENT = "2";
  private static final String END = ".";
  private static final char ARRAY = 'a';

  private final String[] words;
  private int next;

  private TouchedText(String text) {
    this.words = text.isEmpty() ? new String[0] : text.split(" ", -1);
  }

  /**
   * The text of a kernel.
   *
   * @param arrays the accesses by the number of the argument; arguments that it does not have may
   *     be touched anywhere
   * @param silent whether it reports nothing where all of them are in range
   * @return empty for no arrays
   */
  public static String ofKernel(Map<Integer, List<Touch>> arrays, boolean silent) {
    StringBuilder text = new StringBuilder();
    arrays.forEach(
        (argument, touches) ->
            text.append(' ').append(ARRAY).append(argument).append(' ').append(of(touches)));
    return text.length() == 0 ? "" : (silent ? SILENT : VERSION) + text;
  }

  /** The text of an array. */
  public static String of(List<Touch> touches) {
    StringBuilder text = new StringBuilder();
    for (Touch touch : touches) {
      text.append(text.length() == 0 ? "" : " ").append(touch.kind().letter());
      touch.index().forEach(token -> text.append(' ').append(token.text()));
      text.append(' ').append(END);
    }
    return text.toString();
  }

  /**
   * The accesses of a kernel, by the number of the argument. Nothing of a version that this one
   * does not know.
   *
   * @throws IllegalArgumentException if the text is no such text
   */
  public static Map<Integer, List<Touch>> kernel(String text) {
    TouchedText reader = new TouchedText(text);
    Map<Integer, List<Touch>> arrays = new LinkedHashMap<>();
    if (reader.words.length == 0 || !List.of(VERSION, SILENT).contains(reader.take())) {
      return arrays;
    }
    while (!reader.isAtEnd()) {
      String word = reader.take();
      if (word.isEmpty() || word.charAt(0) != ARRAY) {
        throw malformed(word);
      }
      arrays.put(Integer.parseInt(word.substring(1)), reader.touches());
    }
    return arrays;
  }

  /** Whether a kernel reports nothing where the accesses of its text are in range. */
  public static boolean isSilent(String text) {
    return text.startsWith(SILENT + " ");
  }

  /**
   * The accesses of an array.
   *
   * @throws IllegalArgumentException if the text is no such text
   */
  public static List<Touch> array(String text) {
    TouchedText reader = new TouchedText(text);
    List<Touch> touches = reader.touches();
    if (!reader.isAtEnd()) {
      throw malformed(reader.take());
    }
    return touches;
  }

  private boolean isAtEnd() {
    return next == words.length;
  }

  private String take() {
    if (isAtEnd()) {
      throw malformed("");
    }
    return words[next++];
  }

  private List<Touch> touches() {
    List<Touch> touches = new ArrayList<>();
    while (!isAtEnd()) {
      Touch.Kind kind = kind(words[next]);
      if (kind == null) {
        return touches;
      }
      next++;
      touches.add(new Touch(kind, code()));
    }
    return touches;
  }

  private static Touch.Kind kind(String word) {
    for (Touch.Kind kind : Touch.Kind.values()) {
      if (word.equals(String.valueOf(kind.letter()))) {
        return kind;
      }
    }
    return null;
  }

  private List<IndexToken> code() {
    List<IndexToken> code = new ArrayList<>();
    int values = 0;
    for (String word = take(); !word.equals(END); word = take()) {
      IndexToken token = token(word);
      if (token instanceof IndexOperator operator) {
        if (values < operator.operands()) {
          throw malformed(word);
        }
        values -= operator.operands();
      }
      values++;
      code.add(token);
    }
    if (values > 1) {
      throw malformed(END);
    }
    return code;
  }

  private static IndexToken token(String word) {
    for (IndexOperator operator : IndexOperator.values()) {
      if (operator.text().equals(word)) {
        return operator;
      }
    }
    if (word.isEmpty()) {
      throw malformed(word);
    }
    for (LaunchQuantity quantity : LaunchQuantity.values()) {
      if (quantity.letter() == word.charAt(0)) {
        return new IndexToken.OfLaunch(quantity, Integer.parseInt(word.substring(1)));
      }
    }
    return new IndexToken.Constant(Long.parseLong(word));
  }

  private static IllegalArgumentException malformed(String word) {
    return new IllegalArgumentException(
        String.format(Locale.ROOT, "accesses to arrays: `%s` is out of place", word));
  }
}
