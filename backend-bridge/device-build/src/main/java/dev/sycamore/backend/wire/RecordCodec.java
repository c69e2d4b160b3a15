package dev.sycamore.backend.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.function.Function;
import java.util.stream.Stream;

/** The components of a record, in order; its constructor checks what was read. */
final class RecordCodec implements Codec {

  private final Class<?> type;
  private final MethodHandle[] accessors;
  private final Codec[] codecs;
  private final MethodHandle constructor;

  /**
   * @param of the codec of a component's type
   */
  RecordCodec(Class<?> type, Function<Type, Codec> of) {
    this.type = type;
    RecordComponent[] components = type.getRecordComponents();
    MethodHandles.Lookup lookup = MethodHandles.publicLookup();
    accessors = new MethodHandle[components.length];
    codecs = new Codec[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        accessors[i] =
            lookup
                .unreflect(components[i].getAccessor())
                .asType(MethodType.methodType(Object.class, Object.class));
        codecs[i] = of.apply(components[i].getGenericType());
      }
      Class<?>[] types =
          Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      constructor =
          lookup
              .findConstructor(type, MethodType.methodType(void.class, types))
              .asSpreader(Object[].class, types.length)
              .asType(MethodType.methodType(Object.class, Object[].class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " is not public", e);
    }
  }

  @Override
  public void write(DataOutputStream out, Object value) throws IOException {
    for (int i = 0; i < accessors.length; i++) {
      codecs[i].write(out, component(i, value));
    }
  }

  private Object component(int index, Object value) {
    try {
      return (Object) accessors[index].invokeExact(value);
    } catch (Throwable e) {
      throw new IllegalStateException("a component of " + type + " cannot be read", e);
    }
  }

  @Override
  public Object read(DataInputStream in) throws IOException {
    Object[] values = new Object[codecs.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = codecs[i].read(in);
    }
    try {
      return (Object) constructor.invokeExact(values);
    } catch (Error e) {
      throw e;
    } catch (Throwable e) {
      throw new NoReplyException("not a message of the device compiler: " + e.getMessage());
    }
  }
}
