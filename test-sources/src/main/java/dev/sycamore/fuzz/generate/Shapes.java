package dev.sycamore.fuzz.generate;

import dev.sycamore.fuzz.program.Carrier;
import dev.sycamore.fuzz.program.FuzzKernelForm;
import dev.sycamore.fuzz.program.KernelOrigin;
import dev.sycamore.fuzz.program.ProgramShape;
import java.util.List;

/**
 * Random launches. Rows of work-items are long enough for whole vectors of 16 lanes, which the
 * runtime does not cut, and mostly leave some work-items over; or they are shorter than a vector.
 */
final class Shapes {
  private static final List<ProgramShape> RANGES =
      List.of(
          ProgramShape.range(FuzzKernelForm.RANGE, 32),
          ProgramShape.range(FuzzKernelForm.RANGE, 35),
          ProgramShape.range(FuzzKernelForm.RANGE, 37),
          ProgramShape.range(FuzzKernelForm.RANGE, 47));
  private static final List<ProgramShape> PASSED =
      List.of(
          ProgramShape.range(FuzzKernelForm.PASSED, 32),
          ProgramShape.range(FuzzKernelForm.PASSED, 39));
  private static final List<ProgramShape> OTHERS =
      List.of(
          ProgramShape.range(FuzzKernelForm.OFFSET_RANGE, 41),
          ProgramShape.range(FuzzKernelForm.LONG_RANGE, 43));
  private static final List<ProgramShape> RANGES_2 =
      List.of(
          ProgramShape.range(FuzzKernelForm.RANGE_2, 3, 19),
          ProgramShape.range(FuzzKernelForm.RANGE_2, 4, 17),
          ProgramShape.range(FuzzKernelForm.RANGE_2, 2, 35),
          ProgramShape.range(FuzzKernelForm.RANGE_2, 5, 7));
  private static final List<ProgramShape> RANGES_3 =
      List.of(
          ProgramShape.range(FuzzKernelForm.RANGE_3, 3, 1, 19),
          ProgramShape.range(FuzzKernelForm.RANGE_3, 1, 4, 18),
          ProgramShape.range(FuzzKernelForm.RANGE_3, 3, 2, 6));
  private static final List<ProgramShape> GROUPS =
      List.of(
          ProgramShape.groups(16, 4),
          ProgramShape.groups(32, 16),
          ProgramShape.groups(40, 20),
          ProgramShape.groups(38, 19),
          ProgramShape.groups(24, 8),
          ProgramShape.groups(33, 33),
          ProgramShape.groups(14, 7));
  private static final List<ProgramShape> GROUPS_2 =
      List.of(
          ProgramShape.groups(List.of(2, 38), List.of(1, 19)),
          ProgramShape.groups(List.of(4, 16), List.of(2, 16)),
          ProgramShape.groups(List.of(2, 18), List.of(2, 18)),
          ProgramShape.groups(List.of(6, 10), List.of(3, 5)));

  private static final List<Integer> SUB_GROUPS = List.of(4, 8, 16);

  private static final List<KernelOrigin> ORIGINS = List.of(KernelOrigin.values());
  private static final List<Carrier> CARRIERS =
      List.of(Carrier.FIELDS, Carrier.OUTER_FIELDS, Carrier.RECORD);

  private Shapes() {}

  static ProgramShape random(GeneratorContext context) {
    boolean dimensions = context.has(Feature.DIMENSIONS);
    boolean groups = context.has(Feature.ND_RANGE);
    List<ProgramShape> shapes =
        new Weighted<List<ProgramShape>>()
            .add(16, () -> RANGES)
            .addIf(context.has(Feature.PASSED_FUNCTION), 3, () -> PASSED)
            .addIf(context.has(Feature.OTHER_RANGE), 3, () -> OTHERS)
            .addIf(dimensions, 2, () -> RANGES_2)
            .addIf(dimensions, 2, () -> RANGES_3)
            .addIf(dimensions, 1, () -> List.of(ProgramShape.range(FuzzKernelForm.SINGLE_TASK)))
            .addIf(groups, 4, () -> GROUPS)
            .addIf(groups && dimensions, 1, () -> GROUPS_2)
            .roll(context.dice);
    ProgramShape shape = context.dice.of(shapes);
    boolean subGroups = shape.form().hasGroups() && context.has(Feature.SUB_GROUP);
    if (!subGroups || !context.dice.chance(50)) {
      return from(shape, context);
    }
    boolean method = context.has(Feature.KERNEL_ORIGIN) && context.dice.chance(15);
    return shape
        .withSubGroup(context.dice.of(SUB_GROUPS))
        .from(method ? KernelOrigin.METHOD : KernelOrigin.LAMBDA);
  }

  /** The shape with a kernel from elsewhere, and captures that something carries. */
  private static ProgramShape from(ProgramShape shape, GeneratorContext context) {
    Dice dice = context.dice;
    ProgramShape from = shape;
    boolean passed = shape.form() == FuzzKernelForm.PASSED;
    if (!passed && context.has(Feature.KERNEL_ORIGIN) && dice.chance(30)) {
      KernelOrigin origin = dice.of(ORIGINS);
      boolean fits = origin != KernelOrigin.METHOD || shape.form().hasMethods();
      from = from.from(fits ? origin : KernelOrigin.VARIABLE);
    }
    return context.has(Feature.CAPTURED_FIELD) && dice.chance(25)
        ? from.carriedBy(dice.of(CARRIERS))
        : from;
  }
}
