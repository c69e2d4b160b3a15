package dev.sycamore.diagnostics.render;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Values as JSON (RFC 8259), in ASCII, so that no encoding can harm them. */
public final class Json {

  private Json() {}

  /** An object whose members keep their order. */
  public static final class Members {
    private final Map<String, Object> members = new LinkedHashMap<>();

    /**
     * Adds a member.
     *
     * @param value text, a number, a truth value, members, or a collection of those; an empty
     *     {@link Optional} adds nothing
     */
    public Members with(String name, Object value) {
      Object present = value instanceof Optional<?> optional ? optional.orElse(null) : value;
      if (present != null) {
        members.put(name, present);
      }
      return this;
    }

    /** On one line. */
    @Override
    public String toString() {
      StringBuilder out = new StringBuilder();
      append(out, this, -1);
      return out.toString();
    }

    /** A member on each line. */
    public String indented() {
      StringBuilder out = new StringBuilder();
      append(out, this, 0);
      return out.toString();
    }
  }

  private static void append(StringBuilder out, Object value, int depth) {
    if (value instanceof Members object) {
      out.append('{');
      int[] count = {0};
      object.members.forEach(
          (name, member) -> {
            separate(out, count[0]++, depth);
            quote(out, name);
            out.append(depth < 0 ? ":" : ": ");
            append(out, member, depth < 0 ? depth : depth + 1);
          });
      close(out, '}', count[0], depth);
    } else if (value instanceof Collection<?> array) {
      out.append('[');
      int count = 0;
      for (Object element : array) {
        separate(out, count++, depth);
        append(out, element, depth < 0 ? depth : depth + 1);
      }
      close(out, ']', count, depth);
    } else if (value instanceof Number || value instanceof Boolean) {
      out.append(value);
    } else {
      quote(out, value.toString());
    }
  }

  private static void separate(StringBuilder out, int count, int depth) {
    out.append(count > 0 ? "," : "");
    if (depth >= 0) {
      out.append('\n').append("  ".repeat(depth + 1));
    }
  }

  private static void close(StringBuilder out, char bracket, int count, int depth) {
    if (depth >= 0 && count > 0) {
      out.append('\n').append("  ".repeat(depth));
    }
    out.append(bracket);
  }

  private static void quote(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || c > '~') {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
