package dev.sycamore.outliner.lowering.kernel;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.outliner.lowering.context.ObjectCode;
import dev.sycamore.outliner.lowering.context.SourceTypes;
import dev.sycamore.outliner.lowering.context.ThisObject;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.Accessibility;
import dev.sycamore.outliner.lowering.object.CapturedByClass;
import dev.sycamore.outliner.lowering.object.EnclosingClass;
import dev.sycamore.outliner.lowering.object.FieldDeclarations;
import dev.sycamore.outliner.lowering.object.FieldKey;
import dev.sycamore.outliner.lowering.object.FieldsOfObjects;
import dev.sycamore.outliner.lowering.object.FieldwiseThis;
import dev.sycamore.outliner.lowering.object.ForeignFields;
import dev.sycamore.outliner.types.DeviceTypes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The host's {@code this} in a kernel, and the objects around it: fields are read at launch. */
final class KernelThis implements FieldsOfObjects {
  private final Map<FieldKey, Optional<Value>> fields;
  private final ForeignFields foreign;
  private final KernelArguments arguments;
  private final ValueSource self;
  private final List<String> path;

  /**
   * @param arguments where the fields become arguments
   */
  KernelThis(KernelArguments arguments) {
    this(arguments, new ValueSource.Captured(0));
  }

  /**
   * @param arguments where the fields become arguments
   * @param self where the host has the object
   */
  KernelThis(KernelArguments arguments, ValueSource self) {
    this(arguments, new HashMap<>(), new ForeignFields(), self, List.of());
  }

  private KernelThis(
      KernelArguments arguments,
      Map<FieldKey, Optional<Value>> fields,
      ForeignFields foreign,
      ValueSource self,
      List<String> path) {
    this.arguments = arguments;
    this.fields = fields;
    this.foreign = foreign;
    this.self = self;
    this.path = path;
  }

  /** An enum constant is its ordinal, of any other object there are the fields only. */
  @Override
  public Value value(SourceTypes context, Expression use) {
    Optional<ClassSymbol> enumeration =
        EnclosingClass.innermost(use, context.unit().attribution())
            .filter(c -> c.kind() == ClassSymbol.Kind.ENUM)
            .filter(c -> path.isEmpty());
    if (enumeration.isPresent()) {
      FieldKey key = new FieldKey(path, enumeration.get(), "this");
      return fields
          .computeIfAbsent(
              key,
              k ->
                  arguments.field(
                      "this",
                      new JavaType.Declared(enumeration.get(), List.of()),
                      self,
                      context.spanOf(use)))
          .orElseThrow()
          .at(context.spanOf(use));
    }
    throw context
        .faults()
        .refuseWithHelp(
            DiagnosticId.CAPTURED_TYPE,
            use,
            "copy what the kernel needs of it into local variables before the kernel",
            "`this`",
            typeName(context, use));
  }

  private static String typeName(SourceTypes context, Expression use) {
    return use.isThisExpr()
        ? context.source().typeOf(use).map(DeviceTypes::display).orElse("an object")
        : "the enclosing object";
  }

  @Override
  public Optional<Value> find(SourceTypes context, Denotation.Field field, List<String> way) {
    FieldKey key = FieldKey.of(FieldKey.joined(path, way), field);
    return fields.computeIfAbsent(key, k -> bring(context, field, k));
  }

  @Override
  public ForeignFields foreign() {
    return foreign;
  }

  @Override
  public ThisObject around(List<String> way) {
    return new KernelThis(arguments, fields, foreign, self, FieldKey.joined(path, way));
  }

  @Override
  public Transfer transfer(SourceTypes context, ObjectCode code, Node use) {
    return FieldwiseThis.transfer(this, context, code, use);
  }

  private Optional<Value> bring(SourceTypes context, Denotation.Field field, FieldKey key) {
    FieldSymbol symbol = field.symbol();
    ValueSource object = self;
    for (String holder : key.path()) {
      object = new ValueSource.Enclosing(object, holder);
    }
    ValueSource source = source(symbol, object);
    SourceSpan declaration =
        FieldDeclarations.spanOf(context, symbol).orElseGet(() -> context.spanOf(context.code()));
    String name = symbol instanceof CapturedByClass captured ? captured.variable() : symbol.name();
    return arguments.field(name, field.type(), source, declaration);
  }

  private ValueSource source(FieldSymbol field, ValueSource object) {
    if (field.owner().kind() == ClassSymbol.Kind.RECORD) {
      return arguments.part(field.owner(), field, object);
    }
    return Accessibility.isVisible(field, arguments.homePackage())
        ? new ValueSource.Field(
            object, field.owner().binaryName(), field.name(), JvmSignatures.of(field.type()))
        : new ValueSource.Hidden(object, EnclosingClass.holder(field.owner()), field.name());
  }
}
