package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.normal.PlainNames;
import dev.sycamore.codegen.opencl.model.CConstantArray;
import dev.sycamore.codegen.opencl.model.CFunction;
import dev.sycamore.codegen.opencl.model.CScope;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CStruct;
import dev.sycamore.codegen.opencl.model.CUnit;
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import java.util.ArrayList;
import java.util.List;

/** One program from a unit in normal form. */
public final class UnitTranslator {

  private final OpenClPrelude program;
  private final CTypes types;

  private UnitTranslator(DeviceUnit unit) {
    this.program = new OpenClPrelude(unit);
    this.types = new CTypes(program);
  }

  /** The program that is to be printed. */
  public static CUnit translate(NormalizedUnit normalized) {
    return new UnitTranslator(normalized.unit()).unit(normalized);
  }

  private CUnit unit(NormalizedUnit normalized) {
    DeviceUnit unit = normalized.unit();
    List<CFunction> functions = new ArrayList<>();
    unit.functions().forEach(f -> functions.add(kept(function(f), normalized)));
    KernelTranslator kernels = new KernelTranslator(program, types);
    for (Kernel kernel : unit.kernels()) {
      functions.add(kept(kernels.translate(kernel, normalized.parameters(kernel)), normalized));
    }
    unit.functions().stream()
        .filter(DeviceFunction::external)
        .forEach(
            f -> {
              program.share(f.returnType());
              f.parameters().forEach(parameter -> program.share(parameter.type()));
            });
    List<CStruct> structs = unit.records().stream().map(this::struct).toList();
    List<CConstantArray> constants =
        unit.constants().stream().filter(program::uses).map(this::constant).toList();
    return new CUnit(
        PlainNames.of(unit.name(), '$') + ".java",
        program.extensions(),
        scope(unit),
        structs,
        constants,
        program.helpers(),
        program.atomics(),
        program.prototypes(),
        functions);
  }

  /** With statements that are nested as deeply as C compilers take. */
  private static CFunction kept(CFunction function, NormalizedUnit normalized) {
    return normalized.isShallow()
        ? function
        : function.withBody(NestingLimit.keep(function.body()));
  }

  /**
   * A library is read in one text with others: all of it but what modules agree on has names of its
   * own.
   */
  private CScope scope(DeviceUnit unit) {
    if (unit.functions().stream().noneMatch(DeviceFunction::external)) {
      return CScope.WHOLE_PROGRAM;
    }
    List<String> names = new ArrayList<>(program.ownNames());
    unit.records().stream()
        .filter(record -> !program.isShared(record))
        .forEach(record -> names.add(types.name(record)));
    unit.constants().stream().filter(program::uses).forEach(c -> names.add(CNames.constant(c)));
    unit.functions().stream()
        .filter(f -> !f.external())
        .forEach(f -> names.add(CNames.function(f.symbol())));
    return new CScope(names, "__" + unit.qualifiedName().replaceAll("[^A-Za-z0-9]", "_"));
  }

  private CFunction function(DeviceFunction f) {
    StatementTranslator statements = new StatementTranslator(program, types, f.body());
    List<CVariable> parameters = new ArrayList<>();
    f.parameters().forEach(parameter -> parameters.addAll(types.variables(parameter)));
    parameters.addAll(program.copyState().parameters(f));
    List<CStatement> body = new ArrayList<>(program.copyState().ofExported(f));
    body.addAll(statements.starts(f.parameters()));
    body.addAll(statements.arrays());
    body.addAll(statements.body(f.body()));
    List<DeviceType> mentioned = new ArrayList<>(List.of(f.returnType()));
    f.parameters().forEach(parameter -> mentioned.add(parameter.type()));
    return new CFunction(
        ExtensionGuard.of(f.aspects().used(), mentioned),
        f.external() ? "" : "static ",
        types.name(f.returnType()),
        CNames.function(f.symbol()),
        parameters,
        body);
  }

  private CStruct struct(RecordType record) {
    return new CStruct(
        ExtensionGuard.ofTypes(List.of(record)),
        types.name(record),
        program.isShared(record),
        types.members(record));
  }

  private CConstantArray constant(ConstantArray array) {
    List<String> values =
        array.values().isEmpty()
            ? List.of("0")
            : array.values().stream().map(v -> types.literal(array.element(), v)).toList();
    return new CConstantArray(
        ExtensionGuard.ofTypes(List.of(array.element())),
        types.name(array.element()),
        CNames.constant(array),
        values);
  }
}
