package dev.sycamore.backend.worker.postlink;

import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.worker.llvm.OneLine;
import dev.sycamore.backend.worker.stage.CompileException;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the device globals of a module in its text: they are told by attributes, and LLVM's C
 * interface does not read those of variables.
 */
final class DeviceGlobals {

  private static final String SIZE = "sycl-device-global-size";
  private static final String IMAGE_SCOPE = "sycl-device-image-scope";
  private static final String ID = "sycl-unique-id";

  private static final Pattern VARIABLE =
      Pattern.compile("^@(?:\"([^\"]*)\"|([-\\w.$]+)) = .* #(\\d+)$", Pattern.MULTILINE);
  private static final Pattern GROUP =
      Pattern.compile("^attributes #(\\d+) = \\{(.*)\\}$", Pattern.MULTILINE);
  private static final Pattern ATTRIBUTE = Pattern.compile("\"([^\"]*)\"(?:=\"([^\"]*)\")?");
  private static final Pattern ESCAPE = Pattern.compile("\\\\([0-9A-Fa-f]{2})");

  private DeviceGlobals() {}

  /** Those of a module, in its order. */
  static List<DeviceGlobal> read(String text) throws CompileException {
    if (!text.contains(SIZE)) {
      return List.of();
    }
    Map<String, Map<String, String>> groups = new HashMap<>();
    Matcher group = GROUP.matcher(text);
    while (group.find()) {
      groups.put(group.group(1), attributes(group.group(2)));
    }
    List<DeviceGlobal> globals = new ArrayList<>();
    Matcher variable = VARIABLE.matcher(text);
    while (variable.find()) {
      Map<String, String> attributes = groups.getOrDefault(variable.group(3), Map.of());
      if (attributes.containsKey(SIZE)) {
        String quoted = variable.group(1);
        globals.add(global(quoted == null ? variable.group(2) : unescaped(quoted), attributes));
      }
    }
    return globals;
  }

  private static Map<String, String> attributes(String text) {
    Map<String, String> attributes = new HashMap<>();
    Matcher attribute = ATTRIBUTE.matcher(text);
    while (attribute.find()) {
      String value = attribute.group(2);
      attributes.put(unescaped(attribute.group(1)), value == null ? "" : unescaped(value));
    }
    return attributes;
  }

  private static DeviceGlobal global(String name, Map<String, String> attributes)
      throws CompileException {
    String id = attributes.get(ID);
    if (id == null) {
      throw problem(name, "it has no \"" + ID + "\"");
    }
    int size;
    try {
      size = Integer.parseUnsignedInt(attributes.get(SIZE));
    } catch (NumberFormatException e) {
      throw problem(name, "\"" + SIZE + "\" is not a number of 32 bits");
    }
    String scope = attributes.getOrDefault(IMAGE_SCOPE, "false");
    return new DeviceGlobal(name, id, size, !scope.equals("false"));
  }

  private static CompileException problem(String name, String problem) {
    return new CompileException(
        BuildStage.SPLIT, OneLine.of("device_global variable '" + name + "': " + problem));
  }

  private static String unescaped(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Matcher escape = ESCAPE.matcher(text);
    int done = 0;
    while (escape.find()) {
      bytes.writeBytes(text.substring(done, escape.start()).getBytes(StandardCharsets.UTF_8));
      bytes.write(Integer.parseInt(escape.group(1), 16));
      done = escape.end();
    }
    bytes.writeBytes(text.substring(done).getBytes(StandardCharsets.UTF_8));
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
