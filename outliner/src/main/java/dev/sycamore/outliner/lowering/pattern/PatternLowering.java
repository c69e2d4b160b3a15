package dev.sycamore.outliner.lowering.pattern;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.InstanceOfExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.type.Type;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.EmbeddedStatement;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.lowering.context.Binding;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.ScalarConversions;
import dev.sycamore.outliner.lowering.context.TaggedValues;
import dev.sycamore.outliner.lowering.context.Value;
import dev.sycamore.outliner.lowering.object.RecordComponents;
import dev.sycamore.outliner.report.Unlowerable;
import dev.sycamore.outliner.types.DeviceTypes;
import dev.sycamore.outliner.types.MethodLookup;
import dev.sycamore.outliner.types.TaggedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tests whether values match patterns, and binds the variables of these. */
public final class PatternLowering {
  private final FunctionContext context;

  public PatternLowering(FunctionContext context) {
    this.context = context;
  }

  /** {@code value instanceof Type}, {@code value instanceof Pattern} (JLS 15.20.2). */
  public DeviceExpression test(InstanceOfExpr e) {
    try {
      if (!hasValue(e.getExpression())) {
        throw refuse(e);
      }
      DeviceExpression value = context.expressions().plain(e.getExpression());
      if (!(value.type() instanceof RecordType)) {
        throw refuse(e);
      }
      SourceSpan span = context.spanOf(e);
      Variable kept = context.scope().fresh("matched", value.type());
      DeviceExpression result =
          e.getPattern().isPresent()
              ? match(e.getPattern().get(), new ReadLocal(kept, span))
              : isOf(e, typeOf(e.getType()), new ReadLocal(kept, span));
      return sequence(List.of(new DeclareLocal(kept, Optional.of(value), span)), result, span);
    } catch (Unlowerable fault) {
      e.getPattern().ifPresent(this::bindBroken);
      throw fault;
    }
  }

  /**
   * Whether a type has values on a device, or a variable of another type holds one or is at fault.
   */
  private boolean hasValue(com.github.javaparser.ast.expr.Expression e) {
    return context.source().typeOf(e).flatMap(context.compilation().types()::value).isPresent()
        || context
            .source()
            .denotationOf(e)
            .filter(Denotation.Local.class::isInstance)
            .flatMap(local -> context.scope().find(((Denotation.Local) local).declaration()))
            .filter(b -> b instanceof Binding.Stored || b instanceof Binding.Broken)
            .isPresent();
  }

  private Unlowerable refuse(InstanceOfExpr e) {
    return context.faults().refuse(DiagnosticId.OPERATION_ON_REFERENCES, e, "`instanceof`");
  }

  /** The variables of a pattern that is at fault are no faults of their own. */
  public void bindBroken(Node pattern) {
    pattern
        .findAll(TypePatternExpr.class)
        .forEach(variable -> context.scope().bind(variable, new Binding.Broken()));
  }

  /**
   * Whether a value matches a pattern; if so, its variables are assigned.
   *
   * @param value a local variable
   */
  public DeviceExpression match(ComponentPatternExpr pattern, DeviceExpression value) {
    if (pattern instanceof TypePatternExpr variable) {
      return variable(variable, value);
    } else if (pattern instanceof RecordPatternExpr record) {
      return components(record, value);
    }
    return yes(context.spanOf(pattern));
  }

  private DeviceExpression variable(TypePatternExpr pattern, DeviceExpression value) {
    SourceSpan span = context.spanOf(pattern);
    Type type = pattern.getType();
    if (type.isVarType() || !(value.type() instanceof RecordType)) {
      requireSame(pattern, value);
      return bind(pattern, value, span);
    }
    JavaType target = typeOf(type);
    Optional<DeviceType> wanted = context.compilation().types().value(target);
    if (tags(pattern, target, value).isEmpty()) {
      unmatched(pattern, wanted.orElse(value.type()));
      return constant(false, span);
    }
    DeviceExpression matched = wanted.isEmpty() ? value : as(pattern, target, wanted.get(), value);
    return new Logical(true, isOf(pattern, target, value), bind(pattern, matched, span), span);
  }

  /** A value whose class is known to be of a type, as one of that type. */
  private DeviceExpression as(Node at, JavaType type, DeviceType wanted, DeviceExpression value) {
    Optional<TaggedType> tagged = context.compilation().types().tagged(value.type());
    if (tagged.isPresent() && wanted instanceof RecordType record) {
      int tag = tagged.get().tagOf(record);
      if (tag >= 0) {
        return TaggedValues.record(value, tagged.get(), tag, context.spanOf(at));
      }
    }
    return new TaggedValues(context)
        .convert(value, wanted)
        .orElseThrow(() -> unsupported(at, type));
  }

  /** The variable of a pattern that no value matches here; code that never runs reads it. */
  private void unmatched(TypePatternExpr pattern, DeviceType type) {
    Variable variable = context.scope().matched(pattern.getNameAsString(), type);
    context.scope().bind(pattern, new Binding.Stored(variable));
  }

  /** Without conversions: primitive patterns of other types are a preview feature of Java. */
  private void requireSame(TypePatternExpr pattern, DeviceExpression value) {
    boolean same =
        pattern.getType().isVarType()
            || context
                .compilation()
                .types()
                .value(typeOf(pattern.getType()))
                .filter(value.type()::equals)
                .isPresent();
    if (!same) {
      throw unsupported(pattern, typeOf(pattern.getType()));
    }
  }

  private JavaType typeOf(Type type) {
    return context
        .source()
        .typeOf(type)
        .orElseThrow(
            () -> context.faults().refuse(DiagnosticId.UNSUPPORTED_TYPE, type, type.asString()));
  }

  private DeviceExpression bind(TypePatternExpr pattern, DeviceExpression value, SourceSpan span) {
    Variable variable = context.scope().matched(pattern.getNameAsString(), value.type());
    context.scope().bind(pattern, new Binding.Stored(variable));
    return sequence(List.of(assign(variable, value, span)), yes(span), span);
  }

  private DeviceExpression components(RecordPatternExpr pattern, DeviceExpression value) {
    SourceSpan span = context.spanOf(pattern);
    JavaType.Declared type = recordType(pattern, value);
    RecordType record =
        context.compilation().types().record(type).orElseThrow(() -> unsupported(pattern, type));
    Variable made = context.scope().matched("record", record);
    List<FieldSymbol> fields = type.symbol().recordComponents();
    DeviceExpression all = null;
    for (int i = 0; i < Math.min(fields.size(), pattern.getPatternList().size()); i++) {
      ComponentPatternExpr inner = pattern.getPatternList().get(i);
      DeviceExpression component = component(inner, new ReadLocal(made, span), type, fields.get(i));
      Variable kept = context.scope().matched(fields.get(i).name(), component.type());
      DeviceExpression matches =
          sequence(
              List.of(assign(kept, component, span)),
              match(inner, new ReadLocal(kept, span)),
              span);
      all = all == null ? matches : new Logical(true, all, matches, span);
    }
    List<Evaluate> before =
        tags(pattern, type, value).isEmpty()
            ? List.of()
            : List.of(assign(made, as(pattern, type, record, value), span));
    DeviceExpression inside = sequence(before, all == null ? yes(span) : all, span);
    return new Logical(true, isOf(pattern, type, value), inside, span);
  }

  /** What the accessor returns (JLS 14.30.2). */
  private DeviceExpression component(
      Node at, DeviceExpression record, JavaType.Declared type, FieldSymbol field) {
    Optional<MethodSymbol> accessor =
        type.symbol().methods().stream()
            .filter(m -> m.name().equals(field.name()) && m.parameters().isEmpty())
            .findFirst();
    Value value = new Value.Plain(record);
    if (accessor.isEmpty()) {
      return plain(RecordComponents.read(context, value, field.name(), at));
    }
    Invocation call =
        new Invocation(
            accessor.get(),
            type,
            List.of(),
            DeviceTypes.argumentsOf(type).apply(accessor.get().returnType()),
            List.of(),
            false);
    return plain(context.calls().call(at, call, Optional.of(value), List.of()));
  }

  private static DeviceExpression plain(Value value) {
    return ((Value.Plain) value).expression();
  }

  /** The record type of a pattern; type arguments that are not written follow from the value. */
  private JavaType.Declared recordType(RecordPatternExpr pattern, DeviceExpression value) {
    JavaType written = typeOf(pattern.getType());
    if (!(written instanceof JavaType.Declared declared)) {
      throw unsupported(pattern, written);
    }
    List<JavaType.Declared> possible =
        possible(value).stream().filter(t -> t.symbol().equals(declared.symbol())).toList();
    if (declared.arguments().isEmpty() && possible.size() == 1) {
      return possible.get(0);
    }
    return declared;
  }

  /** The classes that a value can have, by their tags. */
  private List<JavaType.Declared> possible(DeviceExpression value) {
    Optional<TaggedType> tagged = context.compilation().types().tagged(value.type());
    return tagged.isPresent()
        ? tagged.get().alternatives().stream().map(TaggedType.Alternative::javaType).toList()
        : context.compilation().types().javaTypeOf((RecordType) value.type()).stream().toList();
  }

  /** Whether the class of a value is a type, or below it. */
  private DeviceExpression isOf(Node at, JavaType type, DeviceExpression value) {
    SourceSpan span = context.spanOf(at);
    List<Integer> tags = tags(at, type, value);
    return tags.isEmpty() || tags.size() == possible(value).size()
        ? constant(!tags.isEmpty(), span)
        : TaggedValues.isOneOf(value, tags, span);
  }

  /** The places among the possible classes of those that are a type, or below it. */
  private List<Integer> tags(Node at, JavaType type, DeviceExpression value) {
    if (!(type instanceof JavaType.Declared declared)) {
      throw unsupported(at, type);
    }
    List<JavaType.Declared> possible = possible(value);
    return IntStream.range(0, possible.size())
        .filter(tag -> isBelow(possible.get(tag), declared))
        .boxed()
        .toList();
  }

  private static boolean isBelow(JavaType.Declared type, JavaType.Declared of) {
    return of.symbol().canonicalName().equals("java.lang.Object")
        || MethodLookup.supertype(type, of.symbol())
            .filter(t -> of.arguments().isEmpty() || isSame(t, of))
            .isPresent();
  }

  private static boolean isSame(JavaType.Declared type, JavaType.Declared of) {
    return of.arguments().stream().anyMatch(JavaType.Wildcard.class::isInstance) || type.equals(of);
  }

  private Unlowerable unsupported(Node at, JavaType type) {
    return context
        .faults()
        .refuseWithHelp(
            DiagnosticId.OPERATION_ON_REFERENCES,
            at,
            "match records of a sealed interface, and components as their own type",
            "a pattern of type `" + DeviceTypes.display(type) + "`");
  }

  private DeviceExpression yes(SourceSpan span) {
    return constant(true, span);
  }

  /** No literal: branches that it decides are code all the same. */
  private DeviceExpression constant(boolean value, SourceSpan span) {
    return sequence(List.of(), ScalarConversions.literal(value, ScalarType.BOOLEAN, span), span);
  }

  private static Evaluate assign(Variable variable, DeviceExpression value, SourceSpan span) {
    return new Evaluate(new Assign(new AssignmentTarget.Local(variable), value, span), span);
  }

  /** Statements, then a condition. */
  private DeviceExpression sequence(
      List<? extends EmbeddedStatement> before, DeviceExpression condition, SourceSpan span) {
    if (before.isEmpty() && !(condition instanceof Literal)) {
      return condition;
    }
    List<EmbeddedStatement> statements = new ArrayList<>(before);
    Variable result = context.scope().fresh("matches", ScalarType.BOOLEAN);
    statements.add(new DeclareLocal(result, Optional.of(condition), span));
    return new StatementExpression(statements, result, span);
  }
}
