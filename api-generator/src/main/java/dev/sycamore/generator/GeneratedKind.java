package dev.sycamore.generator;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** An element kind, as templates write it. */
public record GeneratedKind(String type) {

  static final List<GeneratedKind> ALL =
      Stream.of("boolean", "byte", "short", "char", "int", "long", "float", "double", "Half")
          .map(GeneratedKind::new)
          .toList();

  /** The prefix of class names, such as {@code Int}. */
  public String name() {
    return Character.toUpperCase(type.charAt(0)) + type.substring(1);
  }

  /** The class of boxed values. */
  public String box() {
    return switch (type) {
      case "int" -> "Integer";
      case "char" -> "Character";
      default -> name();
    };
  }

  /** The name of methods that create several, such as {@code ints}. */
  public String plural() {
    return type.toLowerCase(Locale.ROOT) + "s";
  }

  /** The constant of {@code ElementKind}. */
  public String constant() {
    return type.toUpperCase(Locale.ROOT);
  }

  /** Whether arithmetic promotes it to {@code int}. */
  public boolean narrow() {
    return List.of("byte", "short", "char").contains(type);
  }

  /** Whether it has bitwise atomic and group operations. */
  public boolean integral() {
    return List.of("int", "long").contains(type);
  }

  public boolean floating() {
    return List.of("float", "double").contains(type);
  }

  /** The integral kind that the bits of a value of this atomic kind fill. */
  public GeneratedKind bits() {
    return switch (type) {
      case "float" -> new GeneratedKind("int");
      case "double" -> new GeneratedKind("long");
      default -> this;
    };
  }

  /** Whether it has atomic and group operations. */
  public boolean atomic() {
    return integral() || floating();
  }

  /** Whether {@code java.nio} has buffers of it. */
  public boolean offHeap() {
    return vectors();
  }

  /** The end of the names of {@code get} and {@code put} of a {@code ByteBuffer}. */
  public String inBytes() {
    return type.equals("byte") ? "" : name();
  }

  /** Whether Java has arrays of it that are no arrays of objects. */
  boolean primitive() {
    return vectors() || type.equals("boolean");
  }

  /** Whether it has vector types. */
  boolean vectors() {
    return narrow() || atomic();
  }
}
