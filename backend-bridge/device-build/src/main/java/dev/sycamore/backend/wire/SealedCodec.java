package dev.sycamore.backend.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** A sealed interface of records: which of them, then that record. */
final class SealedCodec implements Codec {

  private final List<Class<?>> types;
  private final Codec[] codecs;

  /**
   * @param of the codec of each record
   */
  SealedCodec(Class<?> type, Function<Type, Codec> of) {
    types = Arrays.asList(type.getPermittedSubclasses());
    codecs = types.stream().map(of).toArray(Codec[]::new);
  }

  @Override
  public void write(DataOutputStream out, Object value) throws IOException {
    int index = types.indexOf(value.getClass());
    out.writeByte(index);
    codecs[index].write(out, value);
  }

  @Override
  public Object read(DataInputStream in) throws IOException {
    return codecs[WireBytes.readIndex(in, codecs.length)].read(in);
  }
}
