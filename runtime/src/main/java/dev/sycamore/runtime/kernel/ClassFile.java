package dev.sycamore.runtime.kernel;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The two facts of a class file that say where a lambda stands in the source: the name of the
 * source file, and the lines of each method.
 *
 * @param sourceFile the {@code SourceFile} attribute
 * @param methodLines first and last line of each method that has a line table, by name and
 *     descriptor, in the order of the class file
 */
record ClassFile(Optional<String> sourceFile, Map<String, Lines> methodLines) {
  private static final int MAGIC = 0xCAFEBABE;

  /** First and last line, both inclusive. */
  record Lines(int first, int last) {}

  /** The lines of a method, or nothing if the class was compiled without them. */
  Optional<Lines> lines(String method, String descriptor) {
    return Optional.ofNullable(methodLines.get(method + descriptor));
  }

  /** A method with lines. */
  record Method(String name, Lines lines) {}

  /**
   * The methods of lambdas with one descriptor, in the order of the source: javac writes the last
   * one first, ecj numbers them from the first one on.
   */
  List<Method> inSourceOrder(String prefix, String descriptor) {
    List<Method> methods = new ArrayList<>();
    methodLines.forEach(
        (method, lines) -> {
          if (method.startsWith(prefix) && method.endsWith(descriptor)) {
            String name = method.substring(0, method.length() - descriptor.length());
            methods.add(new Method(name, lines));
          }
        });
    if (methods.stream().allMatch(m -> isNumber(m.name().substring(prefix.length())))) {
      methods.sort(Comparator.comparing(m -> Integer.valueOf(m.name().substring(prefix.length()))));
    } else {
      Collections.reverse(methods);
    }
    return methods;
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /**
   * Reads a class file.
   *
   * @throws IOException if the bytes are not a class file
   */
  static ClassFile read(byte[] bytes) throws IOException {
    try {
      return new Reader(bytes).classFile();
    } catch (RuntimeException e) {
      throw new IOException("not a class file", e);
    }
  }

  private static final class Reader {
    private final DataInputStream in;
    private String[] strings = {};
    private Optional<String> sourceFile = Optional.empty();
    private final Map<String, Lines> methodLines = new LinkedHashMap<>();

    Reader(byte[] bytes) {
      this.in = new DataInputStream(new ByteArrayInputStream(bytes));
    }

    ClassFile classFile() throws IOException {
      if (in.readInt() != MAGIC) {
        throw new IOException("not a class file");
      }
      skip(4);
      constants();
      skip(6);
      skip(2L * in.readUnsignedShort());
      members(false);
      members(true);
      for (int n = in.readUnsignedShort(); n > 0; n--) {
        String name = string();
        long length = length();
        if (name.equals("SourceFile")) {
          sourceFile = Optional.of(string());
        } else {
          skip(length);
        }
      }
      return new ClassFile(sourceFile, Collections.unmodifiableMap(methodLines));
    }

    private void constants() throws IOException {
      strings = new String[in.readUnsignedShort()];
      for (int i = 1; i < strings.length; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> strings[i] = in.readUTF();
          case 3, 4, 9, 10, 11, 12, 17, 18 -> skip(4);
          case 5, 6 -> {
            skip(8);
            i++;
          }
          case 7, 8, 16, 19, 20 -> skip(2);
          case 15 -> skip(3);
          default -> throw new IOException("constant with tag " + tag);
        }
      }
    }

    private void members(boolean methods) throws IOException {
      for (int n = in.readUnsignedShort(); n > 0; n--) {
        skip(2);
        String key = string() + string();
        for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
          String name = string();
          long length = length();
          if (methods && name.equals("Code")) {
            code(key);
          } else {
            skip(length);
          }
        }
      }
    }

    private void code(String method) throws IOException {
      skip(4);
      skip(length());
      skip(8L * in.readUnsignedShort());
      int first = Integer.MAX_VALUE;
      int last = 0;
      for (int n = in.readUnsignedShort(); n > 0; n--) {
        String name = string();
        long length = length();
        if (!name.equals("LineNumberTable")) {
          skip(length);
          continue;
        }
        for (int lines = in.readUnsignedShort(); lines > 0; lines--) {
          skip(2);
          int line = in.readUnsignedShort();
          first = Math.min(first, line);
          last = Math.max(last, line);
        }
      }
      if (last > 0) {
        methodLines.put(method, new Lines(first, last));
      }
    }

    private String string() throws IOException {
      String string = strings[in.readUnsignedShort()];
      if (string == null) {
        throw new IOException("not the index of a string");
      }
      return string;
    }

    private long length() throws IOException {
      return Integer.toUnsignedLong(in.readInt());
    }

    private void skip(long count) throws IOException {
      if (count > in.available()) {
        throw new IOException("the class file ends early");
      }
      in.skipNBytes(count);
    }
  }
}
