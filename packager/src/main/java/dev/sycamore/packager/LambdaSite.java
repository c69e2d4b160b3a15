package dev.sycamore.packager;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A lambda or method reference, as {@code LambdaMetafactory.metafactory} is asked to make it.
 *
 * @param type the functional interface
 * @param method the name of its method
 * @param erased the method's own type
 * @param instantiated its type with the arguments of the type
 * @param captured the types of the captured values
 * @param code what it runs
 */
record LambdaSite(
    Type type, String method, Type erased, Type instantiated, List<Type> captured, Handle code) {

  private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";

  /**
   * Whether a dynamic call that is linked so makes one; serialisable ones come from another method.
   */
  static boolean isMadeBy(Handle bootstrap) {
    return bootstrap.getOwner().equals(FACTORY) && bootstrap.getName().equals("metafactory");
  }

  static LambdaSite of(String name, String descriptor, Object... arguments) {
    return new LambdaSite(
        Type.getReturnType(descriptor),
        name,
        (Type) arguments[0],
        (Type) arguments[2],
        List.of(Type.getArgumentTypes(descriptor)),
        (Handle) arguments[1]);
  }

  /** The parameters of the code, its receiver among them. */
  List<Type> parameters() {
    List<Type> all = new ArrayList<>();
    if (code.getTag() != Opcodes.H_INVOKESTATIC && code.getTag() != Opcodes.H_NEWINVOKESPECIAL) {
      all.add(Type.getObjectType(code.getOwner()));
    }
    all.addAll(List.of(Type.getArgumentTypes(code.getDesc())));
    return all;
  }

  Type result() {
    return code.getTag() == Opcodes.H_NEWINVOKESPECIAL
        ? Type.getObjectType(code.getOwner())
        : Type.getReturnType(code.getDesc());
  }
}
