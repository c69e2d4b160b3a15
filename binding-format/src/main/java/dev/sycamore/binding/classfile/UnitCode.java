package dev.sycamore.binding.classfile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The code of a compilation unit's kernels as the host compiler compiled it: the resource {@code
 * META-INF/sycamore/p/Unit.code}. The compiler writes it, the runtime and the link read it; {@code
 * docs/FORMATS.md}, section 12.
 *
 * @param unit {@code p.Unit}
 * @param kernels at most one for each method that a kernel may run
 */
public record UnitCode(String unit, List<KernelCode> kernels) {
  private static final String TITLE = "sycamore-code ";
  private static final String FUNCTION = "function ";
  private static final String VERSION = "3";

  public UnitCode {
    Objects.requireNonNull(unit, "unit");
    kernels = List.copyOf(kernels);
  }

  /**
   * The same with the code that other modules have now.
   *
   * @throws IOException if a class file cannot be read
   */
  public UnitCode linkedWith(ClassFiles files) throws IOException {
    List<KernelCode> linked = new ArrayList<>();
    for (KernelCode kernel : kernels) {
      linked.add(kernel.linkedWith(files));
    }
    return new UnitCode(unit, linked);
  }

  /** The resource. */
  public byte[] bytes() {
    StringBuilder text = new StringBuilder();
    text.append(TITLE).append(VERSION).append('\n');
    text.append("unit ").append(unit).append('\n');
    for (KernelCode kernel : kernels) {
      text.append("kernel ").append(kernel.entryPoint()).append('\n');
      append("root", kernel.root(), text);
      kernel.functions().forEach(f -> text.append(FUNCTION).append(f.text()).append('\n'));
      kernel.helpers().forEach(helper -> append("helper", helper, text));
      kernel.imported().forEach(method -> append("imported", method, text));
    }
    return text.append("end\n").toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void append(String word, MethodDigest method, StringBuilder text) {
    MemberReference reference = method.method();
    text.append(word).append(' ').append(method.digest()).append(' ');
    text.append(reference.owner()).append(' ').append(reference.name()).append(' ');
    text.append(reference.descriptor()).append('\n');
  }

  /**
   * Reads a resource.
   *
   * @throws IOException if it is none, of another version, or damaged; the message says which
   */
  public static UnitCode read(byte[] bytes) throws IOException {
    String text;
    try {
      text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new IOException("it is not UTF-8", e);
    }
    List<String> lines = List.of(text.split("\n", -1));
    if (!lines.get(0).startsWith(TITLE)) {
      throw new IOException("it does not begin with '" + TITLE + VERSION + "'");
    }
    if (!lines.get(0).equals(TITLE + VERSION)) {
      throw new IOException(
          "it has another version than " + VERSION + ": compile the unit again with this release");
    }
    int last = lines.size() - 1;
    if (last < 3 || !lines.get(last).isEmpty() || !lines.get(last - 1).equals("end")) {
      throw new IOException("its end is missing");
    }
    try {
      return read(lines.subList(1, last - 1));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IOException("it is damaged: " + e.getMessage(), e);
    }
  }

  private static UnitCode read(List<String> lines) {
    String unit = after("unit ", lines.get(0));
    List<KernelCode> kernels = new ArrayList<>();
    int next = 1;
    while (next < lines.size()) {
      String entryPoint = after("kernel ", lines.get(next++));
      MethodDigest root = method(after("root ", lines.get(next++)));
      List<FunctionCode> functions = new ArrayList<>();
      while (next < lines.size() && lines.get(next).startsWith(FUNCTION)) {
        functions.add(FunctionCode.of(after(FUNCTION, lines.get(next++))));
      }
      List<MethodDigest> helpers = methods("helper ", lines, next);
      next += helpers.size();
      List<MethodDigest> imported = methods("imported ", lines, next);
      next += imported.size();
      kernels.add(new KernelCode(entryPoint, root, helpers, imported, functions));
    }
    return new UnitCode(unit, kernels);
  }

  /** Those of the lines from one on that begin with a word. */
  private static List<MethodDigest> methods(String word, List<String> lines, int first) {
    List<MethodDigest> methods = new ArrayList<>();
    for (int i = first; i < lines.size() && lines.get(i).startsWith(word); i++) {
      methods.add(method(after(word, lines.get(i))));
    }
    return methods;
  }

  private static MethodDigest method(String text) {
    String[] words = text.split(" ", -1);
    if (words.length != 4) {
      throw new IllegalArgumentException("not a method: " + text);
    }
    return new MethodDigest(new MemberReference(words[1], words[2], words[3]), words[0]);
  }

  private static String after(String word, String line) {
    if (!line.startsWith(word)) {
      throw new IllegalArgumentException("'" + word.strip() + "' expected: " + line);
    }
    return line.substring(word.length());
  }
}
