package dev.sycamore.outliner.lowering.context;

import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.types.TaggedType;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Values of sealed interfaces: records with the number of their class. */
public final class TaggedValues {
  private final CodeEmission context;

  public TaggedValues(CodeEmission context) {
    this.context = context;
  }

  /**
   * A record, or a value of a sealed interface, as one of another sealed interface; empty if it is
   * not converted so.
   */
  public Optional<DeviceExpression> convert(DeviceExpression value, DeviceType wanted) {
    if (value.type().equals(wanted)) {
      return Optional.of(value);
    }
    Optional<TaggedType> to = context.compilation().types().tagged(wanted);
    if (to.isEmpty() || !(value.type() instanceof RecordType from)) {
      return Optional.empty();
    }
    if (to.get().tagOf(from) >= 0) {
      return Optional.of(once(value, kept -> tagged(kept, to.get())));
    }
    return context
        .compilation()
        .types()
        .tagged(from)
        .map(tagged -> once(value, kept -> retagged(kept, tagged, to.get())));
  }

  private DeviceExpression once(DeviceExpression value, UnaryOperator<DeviceExpression> user) {
    return new SingleEvaluation(context, "kept", value, value.span()).in(user);
  }

  /** The number of the class of a value. */
  public static DeviceExpression tag(DeviceExpression value, SourceSpan span) {
    return new ReadComponent(value, 0, span);
  }

  /** Whether a value has one of some tags. */
  public static DeviceExpression isOneOf(
      DeviceExpression value, List<Integer> tags, SourceSpan span) {
    DeviceExpression result = null;
    for (int tag : tags) {
      DeviceExpression is =
          new Binary(
              BinaryOperator.EQUAL,
              tag(value, span),
              ScalarConversions.intLiteral(tag, span),
              span);
      result = result == null ? is : new Logical(false, result, is, span);
    }
    return result;
  }

  /** A record, which is evaluated several times, with its tag. */
  private static DeviceExpression tagged(DeviceExpression record, TaggedType type) {
    int tag = type.tagOf((RecordType) record.type());
    SourceSpan span = record.span();
    List<DeviceExpression> scalars = new ArrayList<>();
    addScalars(record, scalars, span);
    return tagged(tag, scalars, type, span);
  }

  private static DeviceExpression tagged(
      int tag, List<DeviceExpression> scalars, TaggedType type, SourceSpan span) {
    List<Integer> slots = type.alternatives().get(tag).slots();
    List<DeviceExpression> components = new ArrayList<>();
    components.add(ScalarConversions.intLiteral(tag, span));
    for (int slot = 1; slot < type.type().components().size(); slot++) {
      ScalarType wanted = (ScalarType) type.type().components().get(slot).type();
      int scalar = slots.indexOf(slot);
      components.add(scalar < 0 ? zero(wanted, span) : bits(scalars.get(scalar), wanted, span));
    }
    return new NewRecord(type.type(), components, span);
  }

  private static void addScalars(
      DeviceExpression record, List<DeviceExpression> into, SourceSpan span) {
    RecordType type = (RecordType) record.type();
    for (int i = 0; i < type.components().size(); i++) {
      DeviceExpression component = new ReadComponent(record, i, span);
      if (component.type() instanceof RecordType) {
        addScalars(component, into, span);
      } else {
        into.add(component);
      }
    }
  }

  /** The record in a value with its tag; the value is evaluated several times. */
  public static DeviceExpression record(
      DeviceExpression value, TaggedType type, int tag, SourceSpan span) {
    TaggedType.Alternative alternative = type.alternatives().get(tag);
    return record(value, alternative.record(), alternative.slots().iterator(), span);
  }

  private static DeviceExpression record(
      DeviceExpression value, RecordType type, Iterator<Integer> slots, SourceSpan span) {
    List<DeviceExpression> components = new ArrayList<>();
    for (RecordType.Component component : type.components()) {
      components.add(
          component.type() instanceof RecordType inner
              ? record(value, inner, slots, span)
              : ofBits(
                  new ReadComponent(value, slots.next(), span),
                  (ScalarType) component.type(),
                  span));
    }
    return new NewRecord(type, components, span);
  }

  /** The value of another sealed interface, where both have the class. */
  private static DeviceExpression retagged(DeviceExpression value, TaggedType from, TaggedType to) {
    SourceSpan span = value.span();
    DeviceExpression result = null;
    for (int tag = from.alternatives().size() - 1; tag >= 0; tag--) {
      if (to.tagOf(from.alternatives().get(tag).record()) < 0) {
        continue;
      }
      DeviceExpression same = moved(value, from, tag, to, span);
      result =
          result == null
              ? same
              : new Conditional(isOneOf(value, List.of(tag), span), same, result, span);
    }
    return result;
  }

  /** Scalars go from slot to slot. */
  private static DeviceExpression moved(
      DeviceExpression value, TaggedType from, int tag, TaggedType to, SourceSpan span) {
    TaggedType.Alternative source = from.alternatives().get(tag);
    List<DeviceExpression> scalars = new ArrayList<>();
    Iterator<Integer> places = source.slots().iterator();
    for (ScalarType scalar : TaggedType.scalars(source.record())) {
      scalars.add(ofBits(new ReadComponent(value, places.next(), span), scalar, span));
    }
    return tagged(to.tagOf(source.record()), scalars, to, span);
  }

  private static DeviceExpression zero(ScalarType type, SourceSpan span) {
    Object zero =
        switch (type) {
          case BOOLEAN -> (Object) false;
          case HALF -> (Object) (short) 0;
          default -> ScalarConversions.convert(0, type);
        };
    return ScalarConversions.literal(zero, type, span);
  }

  /** A scalar in a slot of its own type, or of an integer that has its bits. */
  private static DeviceExpression bits(DeviceExpression scalar, ScalarType slot, SourceSpan span) {
    if (scalar.type() == slot) {
      return scalar;
    }
    return switch ((ScalarType) scalar.type()) {
      case BOOLEAN ->
          new Conditional(
              scalar,
              ScalarConversions.intLiteral(1, span),
              ScalarConversions.intLiteral(0, span),
              span);
      case FLOAT -> call(Intrinsic.FLOAT_TO_BITS, scalar, slot, span);
      case DOUBLE -> call(Intrinsic.DOUBLE_TO_BITS, scalar, slot, span);
      case HALF ->
          new Convert(slot, call(Intrinsic.HALF_TO_BITS, scalar, ScalarType.SHORT, span), span);
      default -> new Convert(slot, scalar, span);
    };
  }

  private static DeviceExpression ofBits(DeviceExpression slot, ScalarType type, SourceSpan span) {
    if (slot.type() == type) {
      return slot;
    }
    return switch (type) {
      case BOOLEAN ->
          new Binary(BinaryOperator.NOT_EQUAL, slot, ScalarConversions.intLiteral(0, span), span);
      case FLOAT -> call(Intrinsic.BITS_TO_FLOAT, slot, type, span);
      case DOUBLE -> call(Intrinsic.BITS_TO_DOUBLE, slot, type, span);
      case HALF ->
          call(Intrinsic.BITS_TO_HALF, new Convert(ScalarType.SHORT, slot, span), type, span);
      default -> new Convert(type, slot, span);
    };
  }

  private static DeviceExpression call(
      Intrinsic intrinsic, DeviceExpression operand, ScalarType type, SourceSpan span) {
    return new IntrinsicCall(intrinsic, List.of(operand), type, span);
  }
}
