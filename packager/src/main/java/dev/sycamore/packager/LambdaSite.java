package dev.sycamore.packager;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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
  private static final Set<Integer> KINDS =
      Set.of(
          Opcodes.H_INVOKESTATIC,
          Opcodes.H_INVOKEVIRTUAL,
          Opcodes.H_INVOKESPECIAL,
          Opcodes.H_INVOKEINTERFACE,
          Opcodes.H_NEWINVOKESPECIAL);

  /** Whether a dynamic call makes such an object; serialisable ones come from another method. */
  static boolean is(Handle bootstrap, Object... arguments) {
    return bootstrap.getOwner().equals(FACTORY)
        && bootstrap.getName().equals("metafactory")
        && KINDS.contains(((Handle) arguments[1]).getTag());
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
