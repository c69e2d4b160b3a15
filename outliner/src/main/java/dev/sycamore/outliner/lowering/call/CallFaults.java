package dev.sycamore.outliner.lowering.call;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.library.NearestMethod;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.fault.BoxedTypes;
import dev.sycamore.outliner.lowering.fault.StringType;
import dev.sycamore.outliner.lowering.function.MethodNames;
import dev.sycamore.outliner.lowering.object.BoundMethod;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Tells why a method cannot be called on a device. */
public final class CallFaults {
  private static final String HOST_ONLY =
      "call it on the host; copy what the kernel needs into arrays or local variables before the"
          + " launch";

  private static final String PRINT =
      "use DeviceDebug.printf(\"%d\\n\", x), or print on the host what the kernel left in an array";

  private static final String GENERATED =
      "`equals` takes a record of the same class, and both it and `hashCode` need components that"
          + " have values on a device: compare or combine the components";
  private static final String ENUM =
      "enum constants are their ordinals on a device: compare them with each other, use"
          + " `ordinal()`, fields and methods with source in the compilation, or switch over them";

  /** What to use instead of a hash code that the JVM makes up. */
  static final String IDENTITY =
      "its value differs in each run of the JVM: use `ordinal()`, or write `hashCode` of the record";

  private static final String MADE =
      "the method is not in the source of its class; another annotation processor, such as Lombok,"
          + " makes it: read the field, or write the method";

  private static final String SOURCE =
      "pass the folder of its source, such as `-Asycamore.sourcepath=core/src/main/java`, in Maven"
          + " `${project.basedir}/../core/src/main/java`; or export it from its jar with"
          + " `@Device(external = true)`";

  private static final Set<String> IMPLICIT =
      Set.of("equals", "hashCode", "toString", "values", "valueOf", "ordinal", "name", "compareTo");

  private final FunctionContext context;

  public CallFaults(FunctionContext context) {
    this.context = context;
  }

  public Unlowerable refuse(Node call, Invocation invocation) {
    MethodSymbol method = invocation.method();
    Set<Modifier> modifiers = method.modifiers();
    String name = MethodNames.display(method);
    if (isText(invocation)) {
      return context.faults().refuse(DiagnosticId.TEXT, call);
    }
    if (method.name().equals("getClass") && method.parameters().isEmpty()) {
      return context.faults().refuse(DiagnosticId.OPERATION_ON_REFERENCES, call, "`getClass`");
    }
    if (isBoxing(invocation)) {
      if (call instanceof MethodCallExpr written
          && written.getScope().filter(this::isVariableOrNew).isPresent()) {
        // A box that is captured is at fault itself.
        context.expressions().value(written.getScope().get());
      }
      return context.faults().refuse(DiagnosticId.BOXING, call, method.owner().simpleName());
    }
    if (invocation.receiver() instanceof JavaType.Array) {
      return context
          .faults()
          .refuse(DiagnosticId.ARRAY, call, "`" + method.name() + "` of an array");
    }
    if (ApiTypes.isApi(method.owner())) {
      return context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT, call, HOST_ONLY, "a call of `" + name + "`");
    }
    if (!modifiers.contains(Modifier.STATIC)) {
      return instanceMethod(call, invocation, name);
    }
    if (method.owner().kind() == ClassSymbol.Kind.ENUM) {
      return context
          .faults()
          .refuseWithHelp(
              DiagnosticId.UNSUPPORTED_CONSTRUCT, call, ENUM, "a call of `" + name + "`");
    }
    boolean isNative = modifiers.contains(Modifier.NATIVE);
    Diagnostic fault =
        context
            .faults()
            .diagnostic(
                isNative ? DiagnosticId.NATIVE_METHOD : DiagnosticId.METHOD_WITHOUT_SOURCE,
                call,
                name);
    Optional<String> help = isMade(method) ? Optional.of(MADE) : NearestMethod.helpFor(method);
    return context
        .faults()
        .refuse(
            help.isPresent() || isNative
                ? help.map(fault::withHelp).orElse(fault)
                : withoutSource(fault, method));
  }

  /** The error about a method or constructor that is not in this compilation. */
  public static Diagnostic withoutSource(Diagnostic fault, MethodSymbol method) {
    return method.owner().packageName().matches("(java|javax|jdk|sun)(\\..*)?")
        ? fault
        : fault.withHelp(SOURCE);
  }

  private Unlowerable instanceMethod(Node call, Invocation invocation, String name) {
    MethodSymbol method = invocation.method();
    if (call instanceof MethodCallExpr written && isBroken(written)) {
      return context.faults().silently();
    }
    if (call instanceof MethodCallExpr written
        && written.getScope().filter(ArrayAccessExpr.class::isInstance).isPresent()) {
      // The array may not cross: then a final method would not help.
      context.expressions().value(written.getScope().get());
    }
    if (!BoundMethod.isStaticallyBound(method) && isOurs(method)) {
      Diagnostic fault = context.faults().diagnostic(DiagnosticId.VIRTUAL_CALL, call, name);
      throw context
          .faults()
          .refuse(helpForFunction(call, invocation).map(fault::withHelp).orElse(fault));
    }
    if (call instanceof MethodCallExpr written
        && written.getScope().isPresent()
        && (BoundMethod.isStaticallyBound(method) || isVariableOrNew(written.getScope().get()))) {
      // Whether or not the method could be called: it is the object that is not there.
      context.expressions().value(written.getScope().get());
    }
    if (!BoundMethod.isStaticallyBound(method)) {
      Diagnostic fault = context.faults().diagnostic(DiagnosticId.VIRTUAL_CALL, call, name);
      String help = isPrinting(method) ? PRINT : NearestMethod.helpFor(method).orElse(HOST_ONLY);
      return context.faults().refuse(fault.withHelp(help));
    }
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.UNSUPPORTED_CONSTRUCT,
            call,
            helpFor(invocation),
            "a call of the instance method `" + name + "`");
  }

  /** What to write instead of a call of a function that is not known here. */
  private Optional<String> helpForFunction(Node call, Invocation invocation) {
    Optional<Binding> scope =
        call instanceof MethodCallExpr written
            ? written
                .getScope()
                .flatMap(context.source()::denotationOf)
                .filter(Denotation.Local.class::isInstance)
                .flatMap(local -> context.scope().find(((Denotation.Local) local).declaration()))
            : Optional.empty();
    return scope.orElse(null) instanceof Binding.Foreign foreign
            && FunctionalTypes.isFunction(foreign.variable().type())
        ? Optional.of(FunctionalTypes.help(foreign.variable().type()))
        : Optional.of(invocation.receiver())
            .filter(FunctionalTypes::isPassable)
            .map(FunctionalTypes::help);
  }

  /** Whether a method is neither written nor one that every class of its kind has. */
  private boolean isMade(MethodSymbol method) {
    ClassSymbol.Kind kind = method.owner().kind();
    boolean isImplicit =
        (kind == ClassSymbol.Kind.RECORD || kind == ClassSymbol.Kind.ENUM)
            && (IMPLICIT.contains(method.name())
                || method.owner().recordComponents().stream()
                    .anyMatch(component -> component.name().equals(method.name())));
    return !isImplicit
        && isOurs(method)
        && context.compilation().units().sourceOf(method).isEmpty();
  }

  private String helpFor(Invocation invocation) {
    if (isMade(invocation.method())) {
      return MADE;
    }
    JavaType receiver = context.source().substitution().apply(invocation.receiver());
    ClassSymbol.Kind kind =
        receiver instanceof JavaType.Declared declared
            ? declared.symbol().kind()
            : ClassSymbol.Kind.CLASS;
    return switch (kind) {
      case RECORD -> GENERATED;
      case ENUM -> invocation.method().name().equals("hashCode") ? IDENTITY : ENUM;
      default -> "call a static method, a method of a record, or a private or final one of `this`";
    };
  }

  private boolean isVariableOrNew(Expression scope) {
    return scope instanceof ObjectCreationExpr
        || context
            .source()
            .denotationOf(scope)
            .filter(d -> d instanceof Denotation.Local || isFieldOfObject(d))
            .isPresent();
  }

  private static boolean isFieldOfObject(Denotation denotation) {
    return denotation instanceof Denotation.Field field
        && !field.symbol().modifiers().contains(Modifier.STATIC);
  }

  private static boolean isPrinting(MethodSymbol method) {
    return method.owner().binaryName().equals("java.io.PrintStream");
  }

  /** Whether a call is on a variable that is at fault itself. */
  private boolean isBroken(MethodCallExpr call) {
    return call.getScope()
        .flatMap(context.source()::denotationOf)
        .filter(Denotation.Local.class::isInstance)
        .flatMap(local -> context.scope().find(((Denotation.Local) local).declaration()))
        .filter(Binding.Broken.class::isInstance)
        .isPresent();
  }

  /** Whether the user could change the method. */
  private boolean isOurs(MethodSymbol method) {
    return context.compilation().units().unitOf(method.owner()).isPresent();
  }

  private static boolean isBoxing(Invocation invocation) {
    MethodSymbol method = invocation.method();
    boolean ofObject = !method.modifiers().contains(Modifier.STATIC);
    return BoxedTypes.isBoxed(new JavaType.Declared(method.owner(), List.of()))
        && (ofObject || BoxedTypes.isBoxed(invocation.returnType()));
  }

  private static boolean isText(Invocation invocation) {
    return StringType.isString(new JavaType.Declared(invocation.method().owner(), List.of()))
        || StringType.isString(invocation.returnType());
  }
}
