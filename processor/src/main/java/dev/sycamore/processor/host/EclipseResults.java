package dev.sycamore.processor.host;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * What waits for Eclipse's compiler to have compiled a file without an error. It hands the result
 * of each file to a requestor, one field of it, which this stands before.
 */
final class EclipseResults implements InvocationHandler {

  private final Object requestor;
  private final List<Pending> pending = new ArrayList<>();

  private record Pending(String file, Runnable action) {}

  private EclipseResults(Object requestor) {
    this.requestor = requestor;
  }

  /** Looks at the results from now on. */
  static EclipseResults of(ProcessingEnvironment environment) throws ReflectiveOperationException {
    Object compiler = environment.getClass().getMethod("getCompiler").invoke(environment);
    Field field = compiler.getClass().getField("requestor");
    EclipseResults results = new EclipseResults(field.get(compiler));
    Class<?> type = field.getType();
    field.set(
        compiler, Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, results));
    return results;
  }

  /** Runs {@code action} when the file with this path is compiled and has no errors. */
  void add(String file, Runnable action) {
    pending.add(new Pending(file, action));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (method.getName().equals("acceptResult")) {
      Object result = arguments[0];
      String file = new String((char[]) result.getClass().getMethod("getFileName").invoke(result));
      boolean errors = (boolean) result.getClass().getMethod("hasErrors").invoke(result);
      List<Pending> done = pending.stream().filter(p -> p.file().equals(file)).toList();
      pending.removeAll(done);
      if (!errors) {
        done.forEach(p -> p.action().run());
      }
    }
    try {
      return method.invoke(requestor, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
