package dev.sycamore.binding.classfile;

import java.io.DataInputStream;
import java.io.IOException;

/** The constants of a class file (JVMS 4.4), as they are written: references are indices. */
final class ConstantPool {
  static final int UTF8 = 1;
  static final int INTEGER = 3;
  static final int FLOAT = 4;
  static final int LONG = 5;
  static final int DOUBLE = 6;
  static final int CLASS = 7;
  static final int STRING = 8;
  static final int FIELD = 9;
  static final int METHOD = 10;
  static final int INTERFACE_METHOD = 11;
  static final int NAME_AND_TYPE = 12;
  static final int METHOD_HANDLE = 15;
  static final int METHOD_TYPE = 16;
  static final int DYNAMIC = 17;
  static final int INVOKE_DYNAMIC = 18;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  private final int[] tags;
  private final Object[] values;
  private final int[] first;
  private final int[] second;

  ConstantPool(DataInputStream in) throws IOException {
    int count = in.readUnsignedShort();
    tags = new int[count];
    values = new Object[count];
    first = new int[count];
    second = new int[count];
    for (int i = 1; i < count; i++) {
      tags[i] = in.readUnsignedByte();
      read(in, i);
      if (tags[i] == LONG || tags[i] == DOUBLE) {
        // They take two entries.
        i++;
      }
    }
  }

  private void read(DataInputStream in, int i) throws IOException {
    switch (tags[i]) {
      case UTF8 -> values[i] = in.readUTF();
      case INTEGER, FLOAT -> values[i] = in.readInt();
      case LONG, DOUBLE -> values[i] = in.readLong();
      case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> first[i] = in.readUnsignedShort();
      case FIELD, METHOD, INTERFACE_METHOD, NAME_AND_TYPE, DYNAMIC, INVOKE_DYNAMIC -> {
        first[i] = in.readUnsignedShort();
        second[i] = in.readUnsignedShort();
      }
      case METHOD_HANDLE -> {
        first[i] = in.readUnsignedByte();
        second[i] = in.readUnsignedShort();
      }
      default -> throw new IOException("constant with tag " + tags[i]);
    }
  }

  int tag(int index) {
    return tags[index];
  }

  /** The text of a UTF-8 constant. */
  String utf8(int index) {
    if (tags[index] != UTF8) {
      throw new IllegalArgumentException("not the index of a string");
    }
    return (String) values[index];
  }

  /** The name of a class; of an array class, its descriptor. */
  String className(int index) {
    return utf8(expect(index, CLASS));
  }

  /** An {@code Integer} or {@code Long}: the bits of a number. */
  Object number(int index) {
    return values[index];
  }

  /** The first of the indices that a constant consists of, or the kind of a method handle. */
  int first(int index) {
    return first[index];
  }

  int second(int index) {
    return second[index];
  }

  /** The field or method that a constant refers to. */
  MemberReference member(int index) {
    int nameAndType = second[index];
    return new MemberReference(
        className(first[index]), utf8(first[nameAndType]), utf8(second[nameAndType]));
  }

  private int expect(int index, int tag) {
    if (tags[index] != tag) {
      throw new IllegalArgumentException("constant " + index + " has tag " + tags[index]);
    }
    return first[index];
  }
}
