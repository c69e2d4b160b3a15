package dev.sycamore.processor.host;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * What waits for Eclipse's compiler to have compiled a file without an error, or all files. It
 * hands the result of each file to a requestor, one field of it, which this stands before.
 */
final class EclipseResults implements InvocationHandler {

  private final Object compiler;
  private final Object requestor;
  private final List<Pending> pending = new ArrayList<>();
  private final Map<String, Object> units = new HashMap<>();
  private final Map<String, Consumer<List<CompiledMethod>>> traced = new LinkedHashMap<>();
  private int accepted;

  private record Pending(String file, Runnable action) {}

  private EclipseResults(Object compiler, Object requestor) {
    this.compiler = compiler;
    this.requestor = requestor;
  }

  /** Looks at the results from now on. */
  static EclipseResults of(ProcessingEnvironment environment) throws ReflectiveOperationException {
    Object compiler = environment.getClass().getMethod("getCompiler").invoke(environment);
    Field field = compiler.getClass().getField("requestor");
    EclipseResults results = new EclipseResults(compiler, field.get(compiler));
    Class<?> type = field.getType();
    field.set(
        compiler, Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, results));
    return results;
  }

  /** Runs {@code action} when the file with this path is compiled and has no errors. */
  void add(String file, Runnable action) {
    pending.add(new Pending(file, action));
  }

  /**
   * Gives {@code action} the methods of a file when all classes are written.
   *
   * @param unit the file's tree
   */
  void add(String file, Object unit, Consumer<List<CompiledMethod>> action) {
    units.put(file, unit);
    traced.put(file, action);
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (accepted == 0) {
      lookAtUnits();
    }
    Object answer = forward(method, arguments);
    if (method.getName().equals("acceptResult")
        && ++accepted == (int) compiler.getClass().getField("totalUnits").get(compiler)) {
      finish();
    }
    return answer;
  }

  /** Classes that were generated late make the compiler read all files once more. */
  private void lookAtUnits() throws ReflectiveOperationException {
    Object all = compiler.getClass().getField("unitsToProcess").get(compiler);
    for (int i = 0; all != null && i < Array.getLength(all); i++) {
      Object unit = Array.get(all, i);
      if (unit != null) {
        units.replace(
            new String((char[]) unit.getClass().getMethod("getFileName").invoke(unit)), unit);
      }
    }
  }

  private void finish() throws ReflectiveOperationException {
    for (Map.Entry<String, Consumer<List<CompiledMethod>>> file : traced.entrySet()) {
      file.getValue().accept(EclipseMethods.of(units.get(file.getKey())));
    }
    traced.clear();
    units.clear();
  }

  private Object forward(Method method, Object[] arguments) throws Throwable {
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
