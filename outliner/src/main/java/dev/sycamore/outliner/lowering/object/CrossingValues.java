package dev.sycamore.outliner.lowering.object;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.outliner.lowering.context.CompilationContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Shape;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.types.ApiTypes;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.StoredRecords;
import dev.sycamore.outliner.types.Substitution;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Values that cross from the host to a device at the launch, and the arguments that they consist
 * of: a record crosses as its components, an enum constant as its ordinal.
 */
public final class CrossingValues {

  /** An argument of a kernel: what it is, and its type in device code. */
  public record Kind(ArgumentKind kind, DeviceType type) {}

  /** Makes the variables of arguments. */
  public interface Arguments {

    /**
     * The variable of an argument.
     *
     * @param name of the variable, as the source says it
     */
    Variable add(String name, Kind kind, ValueSource source, SourceSpan declaration);
  }

  private final CompilationContext compilation;
  private final String packageName;
  private final Set<JavaType> open = new HashSet<>();

  /**
   * @param packageName of the generated class that reads the values
   */
  public CrossingValues(CompilationContext compilation, String packageName) {
    this.compilation = compilation;
    this.packageName = packageName;
  }

  /** What a value is that is one argument. */
  public static Optional<Kind> kindOf(JavaType type) {
    Optional<ScalarType> scalar = DeviceTypes.scalar(type);
    if (scalar.isPresent()) {
      return Optional.of(new Kind(ArgumentKind.SCALAR, scalar.get()));
    }
    if (type instanceof JavaType.Array array) {
      return DeviceTypes.scalar(array.component())
          .filter(e -> e == ScalarType.HALF || array.component() instanceof JavaType.Primitive)
          .map(e -> new Kind(ArgumentKind.ARRAY, new ViewType(e, 1, AddressSpace.GLOBAL)));
    }
    if (type instanceof JavaType.Declared declared) {
      return ApiTypes.accessor(declared.symbol()).map(a -> new Kind(a.kind(), a.view()));
    }
    return Optional.empty();
  }

  /** An enum constant crosses as its ordinal. */
  public static ValueSource valueOf(JavaType type, ValueSource source) {
    return isEnum(type) ? new ValueSource.Ordinal(source) : source;
  }

  /** Whether a type, or every component of it, can be an argument. */
  public boolean canCross(JavaType type) {
    if (kindOf(type).isPresent()
        || stored(type).isPresent()
        || recordsIn(type).isPresent()
        || enumIn(type).isPresent()
        || rowsIn(type).isPresent()) {
      return true;
    }
    if (!isRecord(type) || !open.add(type)) {
      return false;
    }
    JavaType.Declared declared = (JavaType.Declared) type;
    Substitution types = DeviceTypes.argumentsOf(declared);
    boolean crosses =
        declared.symbol().recordComponents().stream()
            .allMatch(c -> canCross(types.apply(c.type())));
    open.remove(declared);
    return crosses;
  }

  /**
   * Whether a value is several arguments, or one of which only a part of its type tells what it is:
   * of a record, of an accessor or an array of records, of an array of enums or of arrays.
   */
  public boolean isSeveralArguments(JavaType type) {
    return isRecord(type)
        || stored(type).isPresent()
        || recordsIn(type).isPresent()
        || enumIn(type).isPresent()
        || rowsIn(type).isPresent();
  }

  /** The innermost rows of an array of arrays, however deep they are, if these can cross. */
  private Optional<JavaType> rowsIn(JavaType type) {
    if (!(type instanceof JavaType.Array outer)
        || !(outer.component() instanceof JavaType.Array row)) {
      return Optional.empty();
    }
    if (row.component() instanceof JavaType.Array) {
      return rowsIn(row);
    }
    return kindOf(row).isPresent() || recordsIn(row).isPresent() || enumIn(row).isPresent()
        ? Optional.of(row)
        : Optional.empty();
  }

  /** The elements of the rows, and a table of where each row is. */
  private Value jagged(
      Arguments arguments, String name, JavaType type, ValueSource source, SourceSpan span) {
    int dimensions = dimensions(type);
    JavaType row = rowsIn(type).orElseThrow();
    Value elements =
        kindOf(row).isPresent()
            ? new Value.Plain(
                elements(arguments, name, kindOf(row).get().type(), type, source, span))
            : objects(arguments, name, type, row, source, span);
    Variable table =
        arguments.add(
            name + ValueSource.RowTable.SUFFIX,
            new Kind(ArgumentKind.ROW_TABLE, new ViewType(ScalarType.LONG, 1, AddressSpace.GLOBAL)),
            new ValueSource.RowTable(source),
            span);
    DeviceExpression all = new ReadLocal(table, span);
    // The table begins with the rows of the array itself.
    DeviceExpression rows =
        dimensions == 2
            ? all
            : new SubView(
                all,
                ScalarConversions.intLiteral(0, span),
                new Extent(Shape.parts(elements).get(0), 0, span),
                span);
    return new Value.Jagged(elements, all, rows, dimensions);
  }

  private static DeviceExpression elements(
      Arguments arguments,
      String name,
      DeviceType view,
      JavaType type,
      ValueSource source,
      SourceSpan span) {
    Variable elements =
        arguments.add(
            name,
            new Kind(ArgumentKind.ROWS, view),
            new ValueSource.Rows(source, dimensions(type)),
            span);
    return new ReadLocal(elements, span);
  }

  private static int dimensions(JavaType type) {
    return type instanceof JavaType.Array array ? 1 + dimensions(array.component()) : 0;
  }

  /** The value of a type that can cross, as code reads it that has its arguments. */
  public Value value(
      Arguments arguments, String name, JavaType type, ValueSource source, SourceSpan span) {
    Optional<Kind> kind = kindOf(type);
    if (kind.isPresent()) {
      Variable variable = arguments.add(name, kind.get(), valueOf(type, source), span);
      return new Value.Plain(new ReadLocal(variable, span));
    }
    if (rowsIn(type).isPresent()) {
      return jagged(arguments, name, type, source, span);
    }
    if (recordsIn(type).isPresent() || enumIn(type).isPresent()) {
      return objects(arguments, name, type, type, source, span);
    }
    JavaType.Declared declared = (JavaType.Declared) type;
    Optional<JavaType.Declared> stored = stored(type);
    if (stored.isPresent()) {
      return new Value.Composite(
          declared,
          leaves(
                  arguments,
                  name,
                  stored.get(),
                  ArgumentKind.ACCESSOR,
                  (k, path, of, classes) -> new ValueSource.Leaf(source, k, path, of, classes),
                  span)
              .stream()
              .<Value>map(Value.Plain::new)
              .toList());
    }
    Substitution types = DeviceTypes.argumentsOf(declared);
    List<Value> components = new ArrayList<>();
    for (FieldSymbol component : declared.symbol().recordComponents()) {
      components.add(
          value(
              arguments,
              name.isEmpty() ? component.name() : name + "_" + component.name(),
              types.apply(component.type()),
              part(declared.symbol(), component, source),
              span));
    }
    return new Value.Composite(declared, components);
  }

  /** The records or enum constants in an array, or in the rows of an array of arrays. */
  private Value objects(
      Arguments arguments,
      String name,
      JavaType type,
      JavaType row,
      ValueSource source,
      SourceSpan span) {
    int dimensions = dimensions(type);
    Optional<JavaType.Declared> constants = enumIn(row);
    JavaType.Declared element = constants.or(() -> recordsIn(row)).orElseThrow();
    List<DeviceExpression> leaves =
        leaves(
            arguments,
            name,
            element,
            ArgumentKind.RECORDS,
            (k, path, of, classes) ->
                new ValueSource.ArrayLeaf(source, dimensions, k, path, of, classes),
            span);
    return constants.isPresent()
        ? new Value.Plain(leaves.get(0))
        : new Value.RecordArray(element, leaves);
  }

  private interface LeafSource {
    ValueSource of(int leaf, String path, int leaves, List<String> classes);
  }

  /** The memory of each leaf of the records that an accessor gives, or that are in an array. */
  private static List<DeviceExpression> leaves(
      Arguments arguments,
      String name,
      JavaType.Declared record,
      ArgumentKind kind,
      LeafSource source,
      SourceSpan span) {
    List<DeviceExpression> views = new ArrayList<>();
    List<StoredRecords.Leaf> leaves = StoredRecords.of(record);
    List<String> classes = StoredRecords.classes(record);
    for (int k = 0; k < leaves.size(); k++) {
      StoredRecords.Leaf leaf = leaves.get(k);
      List<String> parts = new ArrayList<>(leaf.path());
      parts.add(0, name);
      parts.remove("");
      String path = String.join(".", leaf.path());
      Variable variable =
          arguments.add(
              String.join("_", parts),
              new Kind(kind, leaf.view()),
              source.of(k, path, leaves.size(), classes),
              span);
      views.add(new ReadLocal(variable, span));
    }
    return views;
  }

  private static Optional<JavaType.Declared> enumIn(JavaType type) {
    return type instanceof JavaType.Array array && isEnum(array.component())
        ? Optional.of((JavaType.Declared) array.component())
        : Optional.empty();
  }

  private Optional<JavaType.Declared> recordsIn(JavaType type) {
    return StoredRecords.inArray(type, compilation.types());
  }

  private Optional<JavaType.Declared> stored(JavaType type) {
    return StoredRecords.stored(type, compilation.types());
  }

  /** An accessor that the user wrote may say something else than the component is. */
  public ValueSource part(ClassSymbol record, FieldSymbol component, ValueSource source) {
    boolean accessible =
        Accessibility.isVisible(record, packageName)
            && RecordComponents.writtenAccessor(compilation.units(), record, component.name())
                .isEmpty();
    return accessible
        ? new ValueSource.Component(
            source, record.binaryName(), component.name(), JvmSignatures.of(component.type()))
        : new ValueSource.Hidden(source, EnclosingClass.holder(record), component.name());
  }

  private static boolean isEnum(JavaType type) {
    return isOf(ClassSymbol.Kind.ENUM, type);
  }

  private static boolean isRecord(JavaType type) {
    return isOf(ClassSymbol.Kind.RECORD, type);
  }

  private static boolean isOf(ClassSymbol.Kind kind, JavaType type) {
    return type instanceof JavaType.Declared declared && declared.symbol().kind() == kind;
  }
}
