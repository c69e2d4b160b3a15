package dev.sycamore.outliner.lowering.enums;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.ast.stmt.Statement;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.program.CIdentifier;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.StaticFieldKey;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.Identifiers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fields of enum constants, as arrays of constants that their ordinals index. */
public final class EnumTables {

  /** What a field of an enum is on a device. */
  public sealed interface Table {}

  /** The values of all constants, in their order. */
  public record Known(ConstantArray array) implements Table {}

  /**
   * A field of which some constant has a value that the compiler does not know.
   *
   * @param at what is no constant expression
   */
  public record Unknown(SourceSpan at) implements Table {}

  private final SourceUnits units;
  private final Identifiers symbols;
  private final Map<ClassSymbol, ConstantArray> ordinals = new HashMap<>();
  private final Map<StaticFieldKey, Optional<Table>> fields = new HashMap<>();

  /**
   * @param symbols of all constant arrays
   */
  public EnumTables(SourceUnits units, Identifiers symbols) {
    this.units = units;
    this.symbols = symbols;
  }

  /** What {@code values()} returns. */
  public ConstantArray values(ClassSymbol type) {
    return ordinals.computeIfAbsent(
        type,
        t -> {
          List<Object> all = new ArrayList<>();
          t.fields().stream().filter(FieldSymbol::isEnumConstant).forEach(c -> all.add(all.size()));
          String name = Identifiers.nameInPackage(t) + ".values";
          return new ConstantArray(symbols.unique(CIdentifier.of(name)), ScalarType.INT, all);
        });
  }

  /**
   * What the constants have in an instance field of the type of a function.
   *
   * @throws ConstructorRun.Unknown if that of some constant is not known
   */
  List<Value.Closure> functions(FieldSymbol field, ParsedUnit unit) throws ConstructorRun.Unknown {
    EnumDeclaration declared = declaration(field.owner(), unit).orElseThrow();
    EnumFunctions functions =
        new EnumFunctions(unit, new JavaType.Declared(field.owner(), List.of()), this);
    List<Value.Closure> values = new ArrayList<>();
    for (EnumConstantDeclaration constant : declared.getEntries()) {
      Object value = constructed(field, constant, unit, declared);
      if (!(value instanceof ConstructorRun.Code code)) {
        throw new ConstructorRun.Unknown(constant);
      }
      values.add(functions.of(values.size(), code));
    }
    return values;
  }

  /** What the constructor of a constant leaves in a field. */
  private static Object constructed(
      FieldSymbol field,
      EnumConstantDeclaration constant,
      ParsedUnit unit,
      EnumDeclaration declared)
      throws ConstructorRun.Unknown {
    ConstructorRun run = new ConstructorRun(unit.attribution(), field.owner());
    construct(run, constant, constant.getArguments(), field.owner(), unit, declared);
    return run.field(field, constant);
  }

  /** An instance field; empty if it has no scalar type, or its class no source. */
  public Optional<Table> of(FieldSymbol field) {
    Optional<ScalarType> type = DeviceTypes.scalar(field.type()).filter(t -> t != ScalarType.HALF);
    Optional<ParsedUnit> unit = units.unitOf(field.owner());
    if (type.isEmpty() || unit.isEmpty()) {
      return Optional.empty();
    }
    String name = Identifiers.nameInPackage(field.owner()) + "." + field.name();
    StaticFieldKey key = StaticFieldKey.of(field);
    Optional<Table> known = fields.get(key);
    if (known == null) {
      known =
          declaration(field.owner(), unit.get())
              .map(e -> make(field, name, type.get(), unit.get(), e));
      fields.put(key, known);
    }
    return known;
  }

  private static Optional<EnumDeclaration> declaration(ClassSymbol type, ParsedUnit unit) {
    return unit.attribution()
        .declarationOf(type)
        .filter(EnumDeclaration.class::isInstance)
        .map(EnumDeclaration.class::cast);
  }

  private Table make(
      FieldSymbol field, String name, ScalarType type, ParsedUnit unit, EnumDeclaration declared) {
    List<Object> values = new ArrayList<>();
    try {
      for (EnumConstantDeclaration constant : declared.getEntries()) {
        values.add(ScalarConversions.convert(constructed(field, constant, unit, declared), type));
      }
    } catch (ConstructorRun.Unknown e) {
      return new Unknown(unit.spanOf(e.at()));
    }
    return new Known(new ConstantArray(symbols.unique(CIdentifier.of(name)), type, values));
  }

  /** Runs the constructor that a constant, or {@code this(...)}, calls. */
  private static void construct(
      ConstructorRun run,
      Node call,
      List<Expression> arguments,
      ClassSymbol type,
      ParsedUnit unit,
      EnumDeclaration declared)
      throws ConstructorRun.Unknown {
    Attribution attribution = unit.attribution();
    Invocation constructor =
        attribution.invocationOf(call).orElseThrow(() -> new ConstructorRun.Unknown(call));
    Optional<ConstructorDeclaration> code =
        attribution
            .declarationOf(constructor.method())
            .filter(ConstructorDeclaration.class::isInstance)
            .map(ConstructorDeclaration.class::cast);
    if (constructor.spread()) {
      throw new ConstructorRun.Unknown(call);
    }
    for (int i = 0; i < arguments.size() && code.isPresent(); i++) {
      Parameter parameter = code.get().getParameter(i);
      run.assign(parameter, arguments.get(i), constructor.parameterTypes().get(i));
    }
    List<Statement> statements =
        code.map(c -> (List<Statement>) c.getBody().getStatements()).orElse(List.of());
    boolean delegates =
        !statements.isEmpty()
            && statements.get(0) instanceof ExplicitConstructorInvocationStmt first
            && first.isThis();
    if (delegates) {
      ExplicitConstructorInvocationStmt first =
          (ExplicitConstructorInvocationStmt) statements.get(0);
      construct(run, first, first.getArguments(), type, unit, declared);
      run.run(statements.subList(1, statements.size()));
    } else {
      initialize(run, type, declared);
      run.run(statements);
    }
  }

  /** Fields with initialisers, and initialisers, in their order. */
  private static void initialize(ConstructorRun run, ClassSymbol type, EnumDeclaration declared)
      throws ConstructorRun.Unknown {
    for (BodyDeclaration<?> member : declared.getMembers()) {
      if (member instanceof FieldDeclaration field && !field.isStatic()) {
        for (VariableDeclarator variable : field.getVariables()) {
          initialize(run, type, variable);
        }
      } else if (member instanceof InitializerDeclaration code && !code.isStatic()) {
        run.run(code.getBody().getStatements());
      }
    }
  }

  private static void initialize(ConstructorRun run, ClassSymbol type, VariableDeclarator variable)
      throws ConstructorRun.Unknown {
    Optional<FieldSymbol> field =
        type.fields().stream().filter(f -> f.name().equals(variable.getNameAsString())).findFirst();
    if (field.isPresent() && variable.getInitializer().isPresent()) {
      run.assign(field.get(), variable.getInitializer().get());
    }
  }
}
