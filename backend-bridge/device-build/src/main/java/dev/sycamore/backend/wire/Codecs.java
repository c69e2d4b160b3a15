package dev.sycamore.backend.wire;

import dev.sycamore.backend.target.ImageTarget;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The codec of each type that a message may have: records and sealed interfaces of records ({@link
 * RecordCodec}, {@link SealedCodec}), enums, lists, sets, maps, strings, bytes and numbers. A type
 * that has none is an error of this program, found when the first message of its kind is written.
 */
final class Codecs {

  private static final Map<Type, Codec> KNOWN = new ConcurrentHashMap<>();

  static {
    add(boolean.class, DataOutputStream::writeBoolean, Codecs::readBoolean);
    add(int.class, DataOutputStream::writeInt, DataInputStream::readInt);
    add(Integer.class, DataOutputStream::writeInt, DataInputStream::readInt);
    add(byte[].class, WireBytes::write, WireBytes::read);
    add(String.class, WireBytes::writeText, WireBytes::readText);
    add(
        ImageTarget.class,
        (out, target) -> WireBytes.writeText(out, target.name()),
        in -> ImageTarget.parse(WireBytes.readText(in)));
    add(OptionalInt.class, Codecs::writeOptional, Codecs::readOptional);
  }

  private Codecs() {}

  /** The codec of a type. */
  static Codec of(Type type) {
    Codec known = KNOWN.get(type);
    if (known == null) {
      known = make(type);
      KNOWN.put(type, known);
    }
    return known;
  }

  private static Codec make(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class) {
        return list(of(arguments[0]));
      } else if (generic.getRawType() == Set.class) {
        return set(of(arguments[0]));
      } else if (generic.getRawType() == Map.class) {
        return map(of(arguments[0]), of(arguments[1]));
      }
    } else if (type instanceof Class<?> plain) {
      if (plain.isRecord()) {
        return new RecordCodec(plain, Codecs::of);
      } else if (plain.isSealed()) {
        return new SealedCodec(plain, Codecs::of);
      } else if (plain.isEnum()) {
        return constant(plain.getEnumConstants());
      }
    }
    throw new IllegalStateException("no message may have a " + type.getTypeName());
  }

  private static Codec constant(Object[] constants) {
    List<Object> all = List.of(constants);
    return make(
        (DataOutputStream out, Enum<?> value) -> out.writeByte(all.indexOf(value)),
        in -> all.get(WireBytes.readIndex(in, constants.length)));
  }

  private static Codec list(Codec element) {
    return make(
        (DataOutputStream out, List<?> list) -> {
          out.writeInt(list.size());
          for (Object each : list) {
            element.write(out, each);
          }
        },
        in -> {
          // Not of that size in advance: only what is there takes memory.
          List<Object> list = new ArrayList<>();
          for (int left = WireBytes.readLength(in); left > 0; left--) {
            list.add(element.read(in));
          }
          return list;
        });
  }

  /** Sorted: equal messages are equal bytes, which the keys of kept results are made of. */
  private static Codec set(Codec element) {
    Codec list = list(element);
    return make(
        (DataOutputStream out, Set<?> set) -> list.write(out, set.stream().sorted().toList()),
        in -> new LinkedHashSet<>((List<?>) list.read(in)));
  }

  private static Codec map(Codec key, Codec value) {
    return make(
        (DataOutputStream out, Map<?, ?> map) -> {
          out.writeInt(map.size());
          for (Map.Entry<?, ?> entry : map.entrySet()) {
            key.write(out, entry.getKey());
            value.write(out, entry.getValue());
          }
        },
        in -> {
          Map<Object, Object> map = new LinkedHashMap<>();
          for (int left = WireBytes.readLength(in); left > 0; left--) {
            map.put(key.read(in), value.read(in));
          }
          return map;
        });
  }

  private static boolean readBoolean(DataInputStream in) throws IOException {
    return WireBytes.readIndex(in, 2) == 1;
  }

  private static void writeOptional(DataOutputStream out, OptionalInt number) throws IOException {
    out.writeBoolean(number.isPresent());
    out.writeInt(number.orElse(0));
  }

  private static OptionalInt readOptional(DataInputStream in) throws IOException {
    boolean present = readBoolean(in);
    int number = in.readInt();
    return present ? OptionalInt.of(number) : OptionalInt.empty();
  }

  @FunctionalInterface
  private interface Writer<T> {
    void write(DataOutputStream out, T value) throws IOException;
  }

  @FunctionalInterface
  private interface Reader {
    Object read(DataInputStream in) throws IOException;
  }

  private static <T> void add(Class<T> type, Writer<T> writer, Reader reader) {
    KNOWN.put(type, make(writer, reader));
  }

  @SuppressWarnings("unchecked") // Values come from components of the codec's own type.
  private static <T> Codec make(Writer<T> writer, Reader reader) {
    return new Codec() {
      @Override
      public void write(DataOutputStream out, Object value) throws IOException {
        writer.write(out, (T) value);
      }

      @Override
      public Object read(DataInputStream in) throws IOException {
        return reader.read(in);
      }
    };
  }
}
