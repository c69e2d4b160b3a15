package dev.sycamore.backend.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.function.Function;

/**
 * The components of a record, in order; its constructor checks what was read. By reflection: method
 * handles of so many types would have the virtual machine make a class for nearly each of them, in
 * every process again.
 */
final class RecordCodec implements Codec {

  private final Class<?> type;
  private final Method[] accessors;
  private final Codec[] codecs;
  private final Constructor<?> constructor;

  /**
   * @param of the codec of a component's type
   */
  RecordCodec(Class<?> type, Function<Type, Codec> of) {
    this.type = type;
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    accessors = new Method[components.length];
    codecs = new Codec[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      accessors[i] = components[i].getAccessor();
      codecs[i] = of.apply(components[i].getGenericType());
    }
    try {
      constructor = type.getConstructor(types);
    } catch (NoSuchMethodException e) {
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
      return accessors[index].invoke(value);
    } catch (ReflectiveOperationException e) {
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
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw new NoReplyException(
          "not a message of the device compiler: " + e.getCause().getMessage());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " cannot be made", e);
    }
  }
}
