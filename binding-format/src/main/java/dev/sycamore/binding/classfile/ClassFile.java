package dev.sycamore.binding.classfile;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The parts of a class file (JVMS 4) that say what its methods do, and where they were written. */
public final class ClassFile {
  private static final int MAGIC = 0xCAFEBABE;

  private static final int ENUM = 0x4000;

  private final ConstantPool constants;
  private final String name;
  private final List<String> supertypes = new ArrayList<>();
  private final List<MethodCode> methods = new ArrayList<>();
  private final Map<String, MethodCode> byDescriptor = new HashMap<>();
  private final int access;
  private final List<String> permitted = new ArrayList<>();
  private int[][] bootstraps = {};
  private Optional<String> sourceFile = Optional.empty();

  private ClassFile(DataInputStream in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("not a class file");
    }
    skip(in, 4);
    constants = new ConstantPool(in);
    access = in.readUnsignedShort();
    name = constants.className(in.readUnsignedShort());
    int superclass = in.readUnsignedShort();
    if (superclass != 0) {
      supertypes.add(constants.className(superclass));
    }
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      supertypes.add(constants.className(in.readUnsignedShort()));
    }
    skipFields(in);
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      MethodCode method = method(in);
      methods.add(method);
      byDescriptor.put(method.name() + method.descriptor(), method);
    }
    attributes(in);
  }

  /**
   * Reads a class file.
   *
   * @throws IOException if the bytes are not a class file
   */
  public static ClassFile read(byte[] bytes) throws IOException {
    try {
      return new ClassFile(new DataInputStream(new ByteArrayInputStream(bytes)));
    } catch (RuntimeException e) {
      throw new IOException("not a class file", e);
    }
  }

  /** Internal name: {@code p/Outer$Inner}. */
  public String name() {
    return name;
  }

  /** The {@code SourceFile} attribute. */
  public Optional<String> sourceFile() {
    return sourceFile;
  }

  /** All methods, in the order of the class file. */
  public List<MethodCode> methods() {
    return Collections.unmodifiableList(methods);
  }

  /** The method with a name and descriptor that this class declares. */
  public Optional<MethodCode> method(String methodName, String descriptor) {
    return Optional.ofNullable(byDescriptor.get(methodName + descriptor));
  }

  /** Internal names of the superclass and of the interfaces, in this order. */
  List<String> supertypes() {
    return Collections.unmodifiableList(supertypes);
  }

  /** Internal names of the classes that may directly be below a sealed one. */
  List<String> permittedSubclasses() {
    return Collections.unmodifiableList(permitted);
  }

  /** Whether it is an enum, and no body of one of its constants. */
  boolean isEnum() {
    return (access & ENUM) != 0 && supertypes.contains("java/lang/Enum");
  }

  ConstantPool constants() {
    return constants;
  }

  /** A bootstrap method: the constant of its handle, then those of its arguments. */
  int[] bootstrap(int index) {
    return bootstraps[index];
  }

  private void skipFields(DataInputStream in) throws IOException {
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      skip(in, 6);
      for (int a = in.readUnsignedShort(); a > 0; a--) {
        skip(in, 2);
        skip(in, length(in));
      }
    }
  }

  private MethodCode method(DataInputStream in) throws IOException {
    int access = in.readUnsignedShort();
    String methodName = constants.utf8(in.readUnsignedShort());
    String descriptor = constants.utf8(in.readUnsignedShort());
    MethodCode method =
        new MethodCode(access, methodName, descriptor, new byte[0], List.of(), 0, 0);
    for (int a = in.readUnsignedShort(); a > 0; a--) {
      String attribute = constants.utf8(in.readUnsignedShort());
      long length = length(in);
      if (attribute.equals("Code")) {
        method = code(in, method);
      } else {
        skip(in, length);
      }
    }
    return method;
  }

  private MethodCode code(DataInputStream in, MethodCode method) throws IOException {
    // The depth of the stack and the number of locals follow from the instructions.
    skip(in, 4);
    long length = length(in);
    if (length > in.available()) {
      throw new IOException("the class file ends early");
    }
    byte[] code = in.readNBytes((int) length);
    List<MethodCode.Handler> handlers = new ArrayList<>();
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      handlers.add(
          new MethodCode.Handler(
              in.readUnsignedShort(),
              in.readUnsignedShort(),
              in.readUnsignedShort(),
              in.readUnsignedShort()));
    }
    int first = Integer.MAX_VALUE;
    int last = 0;
    for (int a = in.readUnsignedShort(); a > 0; a--) {
      String attribute = constants.utf8(in.readUnsignedShort());
      long size = length(in);
      if (!attribute.equals("LineNumberTable")) {
        skip(in, size);
        continue;
      }
      for (int n = in.readUnsignedShort(); n > 0; n--) {
        skip(in, 2);
        int line = in.readUnsignedShort();
        first = Math.min(first, line);
        last = Math.max(last, line);
      }
    }
    return new MethodCode(
        method.access(),
        method.name(),
        method.descriptor(),
        code,
        handlers,
        last == 0 ? 0 : first,
        last);
  }

  private void attributes(DataInputStream in) throws IOException {
    for (int n = in.readUnsignedShort(); n > 0; n--) {
      String attribute = constants.utf8(in.readUnsignedShort());
      long length = length(in);
      if (attribute.equals("SourceFile")) {
        sourceFile = Optional.of(constants.utf8(in.readUnsignedShort()));
      } else if (attribute.equals("PermittedSubclasses")) {
        for (int c = in.readUnsignedShort(); c > 0; c--) {
          permitted.add(constants.className(in.readUnsignedShort()));
        }
      } else if (attribute.equals("BootstrapMethods")) {
        bootstraps = new int[in.readUnsignedShort()][];
        for (int i = 0; i < bootstraps.length; i++) {
          int handle = in.readUnsignedShort();
          bootstraps[i] = new int[in.readUnsignedShort() + 1];
          bootstraps[i][0] = handle;
          for (int a = 1; a < bootstraps[i].length; a++) {
            bootstraps[i][a] = in.readUnsignedShort();
          }
        }
      } else {
        skip(in, length);
      }
    }
  }

  private static long length(DataInputStream in) throws IOException {
    return Integer.toUnsignedLong(in.readInt());
  }

  private static void skip(DataInputStream in, long count) throws IOException {
    if (count > in.available()) {
      throw new IOException("the class file ends early");
    }
    in.skipNBytes(count);
  }
}
