package dev.sycamore.codegen.opencl;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ViewType;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Private arrays of a function that are declared in a block and may be used after it, by a variable
 * or a record that refers to them. In C an array ends with its block, so these belong to the
 * function.
 */
final class EscapingArrays {
  private final Map<Variable, DeclarePrivateArray> nested = new LinkedHashMap<>();
  private final Set<Variable> escaping = new HashSet<>();

  EscapingArrays(DeviceStatement body) {
    new Uses().scan(body);
    if (body instanceof Block block) {
      block.statements().stream()
          .filter(DeclarePrivateArray.class::isInstance)
          .forEach(array -> nested.remove(((DeclarePrivateArray) array).variable()));
    }
  }

  /** Those that belong to the function. */
  List<DeclarePrivateArray> all() {
    return nested.values().stream().filter(this::has).toList();
  }

  boolean has(DeclarePrivateArray array) {
    return escaping.contains(array.variable()) && nested.containsKey(array.variable());
  }

  private final class Uses extends ModelScanner {
    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      nested.put(s.variable(), s);
      return super.visitDeclarePrivateArray(s);
    }

    @Override
    public Void visitReadLocal(ReadLocal e) {
      escaping.add(e.variable());
      return super.visitReadLocal(e);
    }

    @Override
    public Void visitReadElement(ReadElement e) {
      return e.view() instanceof ReadLocal ? scanAll(e.indices()) : super.visitReadElement(e);
    }

    @Override
    public Void visitExtent(Extent e) {
      return e.view() instanceof ReadLocal ? null : super.visitExtent(e);
    }

    @Override
    protected Void visitElementTarget(AssignmentTarget.Element target) {
      return target.view() instanceof ReadLocal
          ? scanAll(target.indices())
          : super.visitElementTarget(target);
    }

    /** What a function was passed ends with the call, unless it may return it. */
    @Override
    public Void visitCall(Call e) {
      if (e.type() instanceof ViewType || e.type() instanceof RecordType) {
        return super.visitCall(e);
      }
      return scanAll(e.arguments().stream().filter(a -> !(a instanceof ReadLocal)).toList());
    }

    private Void scanAll(List<DeviceExpression> expressions) {
      expressions.forEach(this::scan);
      return null;
    }
  }
}
