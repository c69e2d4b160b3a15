package dev.sycamore.backend.images;

import dev.sycamore.backend.target.FunctionName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kernels that a module defines, as its text tells them; LLVM is not asked. */
public final class KernelModule {

  /** Without backtracking, which takes stack for each word. */
  private static final Pattern KERNEL =
      Pattern.compile(
          "^define (?:(?!spir_kernel )\\w++ )*+spir_kernel void @([\\w$.]++)\\((.*+)$",
          Pattern.MULTILINE);

  /** Where LLVM has written the text, attributes follow all functions. */
  private static final Pattern GROUP =
      Pattern.compile("^attributes (#\\d+) = \\{(.*)\\}$", Pattern.MULTILINE);

  private static final Pattern GROUP_NUMBER = Pattern.compile("#\\d+");
  private static final Pattern NAME = attribute("sycamore-name");
  private static final Pattern PLACE = attribute("sycamore-place");

  private KernelModule() {}

  /** In the module's order. */
  public static List<FunctionName> kernels(String text) {
    Map<String, String> groups = new HashMap<>();
    Matcher group = GROUP.matcher(text);
    while (group.find()) {
      groups.put(group.group(1), group.group(2));
    }
    List<FunctionName> kernels = new ArrayList<>();
    Matcher kernel = KERNEL.matcher(text);
    while (kernel.find()) {
      String symbol = kernel.group(1);
      Matcher number = GROUP_NUMBER.matcher(kernel.group(2));
      String attributes =
          number.find() && groups.containsKey(number.group())
              ? groups.get(number.group())
              : kernel.group(2);
      kernels.add(
          new FunctionName(symbol, value(NAME, attributes, symbol), value(PLACE, attributes, "")));
    }
    return kernels;
  }

  /** The text without the places of functions, which move with every line above them. */
  public static String withoutPlaces(String text) {
    return PLACE.matcher(text).replaceAll("");
  }

  private static Pattern attribute(String key) {
    return Pattern.compile(" \"" + key + "\"=\"([^\"]*)\"");
  }

  private static String value(Pattern attribute, String text, String otherwise) {
    Matcher matcher = attribute.matcher(text);
    return matcher.find() ? unquoted(matcher.group(1)) : otherwise;
  }

  /** IR has hexadecimal UTF-8 behind a backslash for what is not plain. */
  private static String unquoted(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    byte[] plain = new byte[bytes.length];
    int length = 0;
    for (int i = 0; i < bytes.length; i++) {
      int high = i + 2 < bytes.length ? Character.digit(bytes[i + 1], 16) : -1;
      int low = i + 2 < bytes.length ? Character.digit(bytes[i + 2], 16) : -1;
      if (bytes[i] == '\\' && high >= 0 && low >= 0) {
        plain[length++] = (byte) (high << 4 | low);
        i += 2;
      } else {
        plain[length++] = bytes[i];
      }
    }
    return new String(plain, 0, length, StandardCharsets.UTF_8);
  }
}
