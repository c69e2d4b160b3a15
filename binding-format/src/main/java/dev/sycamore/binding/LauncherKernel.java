package dev.sycamore.binding;

/**
 * A {@code @Kernel} method with its arguments, as generated launchers submit it. The objects also
 * implement the kernel interface of their index.
 */
public interface LauncherKernel {
  /** The class that declares the method. */
  Class<?> holder();

  /** The method: {@code p/Outer$Inner.name} and its descriptor. */
  String method();

  /** The arguments after the index, boxed; a new array. */
  Object[] arguments();
}
