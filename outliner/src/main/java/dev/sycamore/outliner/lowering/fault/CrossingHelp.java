package dev.sycamore.outliner.lowering.fault;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.kernels.FunctionalTypes;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.StoredRecords;
import java.util.Optional;

/** What to write instead of capturing a value of a type that cannot be passed to a device. */
final class CrossingHelp {
  private CrossingHelp() {}

  /**
   * The help for one use.
   *
   * @param name of the variable or field
   */
  static String of(SourceTypes context, Node use, String name, JavaType type) {
    if (type instanceof JavaType.Array array) {
      return array(context, array);
    } else if (type instanceof JavaType.Variable variable) {
      return "`"
          + variable
          + "` is a type parameter, whose class is not known when the kernel is"
          + " compiled: write the code for one class";
    } else if (type instanceof JavaType.Declared declared) {
      return object(context, use, name, declared);
    }
    return DiagnosticId.CAPTURED_TYPE.help();
  }

  private static String array(SourceTypes context, JavaType.Array array) {
    JavaType element = JavaTypes.elementOf(array);
    if (!(element instanceof JavaType.Declared declared)) {
      return DiagnosticId.CAPTURED_TYPE.help();
    }
    Optional<String> primitive = BoxedTypes.primitiveOf(element);
    if (primitive.isPresent()) {
      return "use " + withArticle(primitive.get() + "[]");
    }
    if (FunctionalTypes.isFunction(element)) {
      return "write a `switch` over the index in the kernel, with the code of each function in a"
          + " case";
    }
    return switch (declared.symbol().kind()) {
      case RECORD -> notStored(context, declared);
      case CLASS ->
          (context.compilation().units().unitOf(declared.symbol()).isPresent()
                  ? "declare `" + declared.symbol().simpleName() + "` as a record, or "
                  : "")
              + "copy what the kernel needs of the elements into arrays of primitives before the"
              + " kernel";
      default ->
          "copy what the kernel needs of the elements into arrays of primitives before the"
              + " kernel";
    };
  }

  private static String withArticle(String type) {
    return (type.matches("(?i)[aeiou].*") ? "an `" : "a `") + type + "`";
  }

  private static String object(SourceTypes context, Node use, String name, JavaType.Declared type) {
    ClassSymbol symbol = type.symbol();
    Optional<String> ofJdk = JdkObjectHelp.of(symbol, name);
    if (ofJdk.isPresent()) {
      return ofJdk.get();
    }
    Optional<String> primitive = BoxedTypes.primitiveOf(type);
    if (primitive.isPresent()) {
      return "copy it into a primitive before the kernel: `"
          + primitive.get()
          + " value = "
          + name
          + ";`";
    } else if (StringType.isString(type)) {
      return "copy its characters before the kernel: `char[] chars = " + name + ".toCharArray();`";
    } else if (ApiTypes.isRecordAccessor(symbol)) {
      return records(context, type);
    } else if (ApiTypes.isApi(symbol) && symbol.simpleName().contains("DeviceBuffer")) {
      return "capture an accessor: `var accessor = " + name + ".access(h, READ_WRITE);`";
    } else if (symbol.kind() == ClassSymbol.Kind.RECORD) {
      return component(context, type)
          .map(c -> componentOf(context, name, type, c))
          .orElse(DiagnosticId.CAPTURED_TYPE.help());
    } else if (context.compilation().types().tagged(type).isPresent()) {
      return "make it in the kernel: capture its components, and a number or an enum constant for"
          + " its class";
    }
    return fieldOf(context, use)
        .map(
            field ->
                "copy the field before the kernel: `"
                    + nameOf(context.source().typeOf(field).orElse(JavaType.Special.UNKNOWN))
                    + " "
                    + field.getNameAsString()
                    + " = "
                    + field
                    + ";`")
        .orElse("copy what the kernel needs of it into local variables before the kernel");
  }

  /** The type to declare a copy with: the kernel cannot capture a box. */
  private static String nameOf(JavaType type) {
    return BoxedTypes.primitiveOf(type).orElseGet(() -> DeviceTypes.display(type));
  }

  private static String componentOf(
      SourceTypes context, String record, JavaType.Declared type, FieldSymbol component) {
    JavaType own = DeviceTypes.argumentsOf(type).apply(component.type());
    Optional<String> primitive = BoxedTypes.primitiveOf(own);
    String what =
        "component `"
            + component.name()
            + "` of type `"
            + DeviceTypes.display(own)
            + "` cannot"
            + " cross: ";
    if (primitive.isEmpty()) {
      return what + "copy the components that the kernel uses before the kernel";
    }
    boolean isDeclaredSo =
        BoxedTypes.isBoxed(component.type())
            && context.compilation().units().unitOf(type.symbol()).isPresent();
    return what
        + (isDeclaredSo ? "declare it as `" + primitive.get() + "`, or copy" : "copy")
        + " what the kernel uses before the kernel: `"
        + primitive.get()
        + " "
        + component.name()
        + " = "
        + record
        + "."
        + component.name()
        + "();`";
  }

  /** Why records cannot be stored. */
  private static String records(SourceTypes context, JavaType.Declared accessor) {
    if (accessor.arguments().size() == 1
        && accessor.arguments().get(0) instanceof JavaType.Declared record
        && record.symbol().kind() == ClassSymbol.Kind.RECORD) {
      return notStored(context, record);
    }
    return "name the class of the records: `RecordAccessor<Particle>`";
  }

  private static String notStored(SourceTypes context, JavaType.Declared record) {
    return record.symbol().recordComponents().stream()
        .filter(c -> !isStored(DeviceTypes.argumentsOf(record).apply(c.type()), context))
        .findFirst()
        .map(
            c ->
                "component `"
                    + c.name()
                    + "` of type `"
                    + DeviceTypes.display(c.type())
                    + "` cannot be stored: components are primitives, `Half`, enums, vectors and"
                    + " records of those")
        .orElse("give the record a component: one without components has no memory");
  }

  /** The first component that cannot cross. */
  private static Optional<FieldSymbol> component(SourceTypes context, JavaType.Declared record) {
    return record.symbol().recordComponents().stream()
        .filter(c -> !crosses(DeviceTypes.argumentsOf(record).apply(c.type()), context))
        .findFirst();
  }

  private static boolean isStored(JavaType type, SourceTypes context) {
    return StoredRecords.isStorable(type) && context.compilation().types().value(type).isPresent();
  }

  private static boolean crosses(JavaType type, SourceTypes context) {
    DeviceTypes types = context.compilation().types();
    if (types.value(type).isPresent()) {
      return StoredRecords.isStorable(type);
    }
    return Shape.ofType(type, types).isPresent() || StoredRecords.stored(type, types).isPresent();
  }

  /** The field of the object that is read, if the use reads one. */
  private static Optional<FieldAccessExpr> fieldOf(SourceTypes context, Node use) {
    return use.getParentNode()
        .filter(FieldAccessExpr.class::isInstance)
        .map(FieldAccessExpr.class::cast)
        .filter(access -> SyntaxNodes.same(access.getScope(), use))
        .filter(access -> context.source().typeOf(access).isPresent());
  }
}
