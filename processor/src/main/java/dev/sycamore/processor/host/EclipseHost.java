package dev.sycamore.processor.host;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.HostDialect;
import dev.sycamore.frontend.text.SourceFile;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * Eclipse's compiler. Its processor API gives neither source text nor places inside methods, so
 * both go through public members of its own classes, by reflection: the project does not depend on
 * ecj, and in an IDE its classes are out of the processor's class loader's sight. A version of ecj
 * without these members is no error: the caller falls back to what the standard API can do.
 */
final class EclipseHost implements HostCompiler {

  static final String PACKAGE = "org.eclipse.jdt.";
  private static final String PROBLEM = "org.eclipse.jdt.internal.compiler.apt.dispatch.AptProblem";

  /** A problem of the compiler itself. */
  private static final String OWN_PROBLEM =
      "org.eclipse.jdt.internal.compiler.problem.DefaultProblem";

  /**
   * Set by the plug-in that checks files while somebody types. An editor takes the compiler's own
   * problems away when it checks a file, and leaves those of processors until the next build.
   */
  private static final String PLUGIN = "dev.sycamore.eclipse";

  /** ecj's {@code ProblemSeverities}. */
  private static final int SEVERITY_WARNING = 0;

  private static final int SEVERITY_ERROR = 1;

  private final ProcessingEnvironment environment;
  private Optional<EclipseResults> results = Optional.empty();
  private Optional<Charset> encoding = Optional.empty();

  EclipseHost(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  @Override
  public Optional<SourceFile> sourceOf(TypeElement topLevel) {
    try {
      Object result = compilationResult(referenceContext(topLevel));
      char[] path = (char[]) call(result, "getFileName");
      Object unit = field(result, "compilationUnit");
      char[] text = (char[]) call(unit, "getContents");
      if (encoding.isEmpty()) {
        encoding = encodingOf(unit);
      }
      return Optional.of(new SourceFile(pathOf(path), new String(text)));
    } catch (ReflectiveOperationException | RuntimeException e) {
      return sourceInProject(topLevel);
    }
  }

  /** ecj takes a backslash for a separator everywhere: class files have the name after it. */
  private static String pathOf(char[] fileName) {
    return new String(fileName).replace('\\', '/');
  }

  @Override
  public boolean isClassFile(TypeElement topLevel) {
    try {
      return (boolean) call(field(topLevel, "_binding"), "isBinaryBinding");
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
  }

  /**
   * The source of a class that a build in an editor does not compile, since it has not changed: the
   * compiler knows its class file, and the project the source.
   */
  private Optional<SourceFile> sourceInProject(TypeElement topLevel) {
    try {
      Object project = call(environment, "getJavaProject");
      Method find = project.getClass().getMethod("findType", String.class);
      Object type = find.invoke(project, topLevel.getQualifiedName().toString());
      Object unit = type == null ? null : call(type, "getCompilationUnit");
      return unit == null
          ? Optional.empty()
          : Optional.of(
              new SourceFile(
                  pathOf((char[]) call(unit, "getFileName")),
                  new String((char[]) call(unit, "getContents"))));
    } catch (ReflectiveOperationException | RuntimeException e) {
      return Optional.empty();
    }
  }

  /** The batch compiler's units have the name of their encoding, in a field that is not public. */
  private static Optional<Charset> encodingOf(Object unit) {
    for (Class<?> type = unit.getClass(); type != null; type = type.getSuperclass()) {
      try {
        Field field = type.getDeclaredField("encoding");
        field.setAccessible(true);
        return Optional.ofNullable((String) field.get(unit)).map(Charset::forName);
      } catch (NoSuchFieldException e) {
        // The units of the compiler tool API are a subclass of those of the batch compiler.
      } catch (ReflectiveOperationException | RuntimeException e) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<Charset> encoding() {
    return encoding;
  }

  @Override
  public boolean print(Kind kind, String text, TypeElement topLevel, SourceSpan at) {
    try {
      if (!isCompiled(topLevel)) {
        return false;
      }
      Object context = referenceContext(topLevel);
      Object result = compilationResult(context);
      Object problem = problem(kind, text, context, result, at);
      emit(problem, context, result);
      if (kind == Kind.ERROR) {
        environment.getClass().getMethod("setErrorRaised", boolean.class).invoke(environment, true);
      }
      return true;
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
  }

  @Override
  public boolean printLater(LaterError error) {
    try {
      if (!isCompiled(error.topLevel())) {
        return false;
      }
      Object context = referenceContext(error.topLevel());
      Object result = compilationResult(context);
      Object problem = problem(Kind.ERROR, error.text(), context, result, error.at());
      results()
          .add(
              new String((char[]) call(result, "getFileName")),
              () -> {
                error.before().run();
                emit(problem, context, result);
              });
      return true;
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
  }

  /** Whether the file of a class is compiled, and not only looked at: else nobody sees problems. */
  private boolean isCompiled(TypeElement topLevel) throws ReflectiveOperationException {
    Object scope = field(field(topLevel, "_binding"), "scope");
    Object unit = field(call(scope, "compilationUnitScope"), "referenceContext");
    Object all = field(call(environment, "getCompiler"), "unitsToProcess");
    for (int i = 0; all != null && i < Array.getLength(all); i++) {
      if (Array.get(all, i) == unit) {
        return true;
      }
    }
    return false;
  }

  private EclipseResults results() throws ReflectiveOperationException {
    if (results.isEmpty()) {
      results = Optional.of(EclipseResults.of(environment));
    }
    return results.get();
  }

  @Override
  public boolean trace(TypeElement topLevel, Consumer<List<CompiledMethod>> action) {
    try {
      Object scope = field(field(topLevel, "_binding"), "scope");
      Object unit = field(call(scope, "compilationUnitScope"), "referenceContext");
      Object result = compilationResult(field(scope, "referenceContext"));
      results().add(new String((char[]) call(result, "getFileName")), unit, action);
      return true;
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
  }

  private void emit(Object problem, Object context, Object result) {
    try {
      if (!printAsBatchMessager(problem)) {
        methodNamed(result.getClass(), "record", problem, context).invoke(result, problem, context);
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The way of the batch compiler's own messager: what it is handed also reaches the diagnostic
   * listener of the compiler tool API. In an IDE there is no batch compiler.
   */
  private boolean printAsBatchMessager(Object problem) throws ReflectiveOperationException {
    Messager messager = environment.getMessager();
    Field field;
    try {
      field = messager.getClass().getDeclaredField("_compiler");
    } catch (NoSuchFieldException e) {
      return false;
    }
    field.setAccessible(true);
    Object compiler = field.get(messager);
    methodNamed(compiler.getClass(), "addExtraProblems", problem).invoke(compiler, problem);
    return true;
  }

  private Object problem(Kind kind, String text, Object context, Object result, SourceSpan at)
      throws ReflectiveOperationException {
    ClassLoader loader = environment.getClass().getClassLoader();
    List<Object> common =
        List.of(
            call(result, "getFileName"),
            text,
            0,
            new String[0],
            kind == Kind.ERROR ? SEVERITY_ERROR : SEVERITY_WARNING,
            at.offset(),
            at.offset() + Math.max(at.length(), 1) - 1,
            at.line(),
            at.column());
    if (isBuildInEditor()) {
      return make(Class.forName(OWN_PROBLEM, true, loader), common);
    }
    List<Object> arguments = new ArrayList<>(List.of(context));
    arguments.addAll(common);
    return make(Class.forName(PROBLEM, true, loader), arguments);
  }

  /** A build of an editor whose checks have the same problems. The checks are known by theirs. */
  private boolean isBuildInEditor() {
    return Boolean.getBoolean(PLUGIN)
        && environment.getClass().getName().startsWith(PACKAGE + "internal.apt.pluggable.");
  }

  private static Object make(Class<?> type, List<Object> arguments)
      throws ReflectiveOperationException {
    for (Constructor<?> constructor : type.getConstructors()) {
      if (constructor.getParameterCount() == arguments.size()) {
        return constructor.newInstance(arguments.toArray());
      }
    }
    throw new NoSuchMethodException(type.getName());
  }

  @Override
  public HostDialect dialect() {
    return HostDialect.ECJ;
  }

  /** The declaration behind an element; a class from a class file has none. */
  private static Object referenceContext(TypeElement topLevel) throws ReflectiveOperationException {
    Object binding = field(topLevel, "_binding");
    Object scope = field(binding, "scope");
    if (scope == null) {
      throw new NoSuchFieldException("scope");
    }
    return field(scope, "referenceContext");
  }

  private static Object compilationResult(Object context) throws ReflectiveOperationException {
    return call(context, "compilationResult");
  }

  private static Object field(Object object, String name) throws ReflectiveOperationException {
    Field field = object.getClass().getField(name);
    return field.get(object);
  }

  private static Object call(Object object, String name) throws ReflectiveOperationException {
    try {
      return object.getClass().getMethod(name).invoke(object);
    } catch (InvocationTargetException e) {
      throw new ReflectiveOperationException(e.getCause());
    }
  }

  /** The method of this name that takes these arguments; it may have others of the same number. */
  private static Method methodNamed(Class<?> type, String name, Object... arguments)
      throws NoSuchMethodException {
    for (Method method : type.getMethods()) {
      if (method.getName().equals(name) && takes(method.getParameterTypes(), arguments)) {
        return method;
      }
    }
    throw new NoSuchMethodException(name);
  }

  private static boolean takes(Class<?>[] parameters, Object[] arguments) {
    boolean all = parameters.length == arguments.length;
    for (int i = 0; all && i < arguments.length; i++) {
      all = parameters[i].isInstance(arguments[i]);
    }
    return all;
  }
}
