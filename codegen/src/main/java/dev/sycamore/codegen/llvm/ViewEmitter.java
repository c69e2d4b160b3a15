package dev.sycamore.codegen.llvm;

import dev.sycamore.codegen.normal.ViewVisitor;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Views, and the addresses of their elements. */
final class ViewEmitter implements ViewVisitor<ViewValue> {

  private final IrFunction function;
  private final ExpressionEmitter expressions;
  private final Map<Variable, ViewValue> variables = new HashMap<>();
  private final Map<Variable, ViewSlots> slots = new HashMap<>();
  private final Map<ViewType, String> pointers = new HashMap<>();
  private Set<Variable> assigned = Set.of();

  /**
   * @param expressions emits what is not a view
   */
  ViewEmitter(IrFunction function, ExpressionEmitter expressions) {
    this.function = function;
    this.expressions = expressions;
  }

  /** Keeps in memory the view variables that the body assigns; the others are registers. */
  void keep(Set<Variable> assignedInBody) {
    assigned = assignedInBody;
    for (ViewValue parameter : variables.values()) {
      if (!parameter.pointer().equals(ViewValue.UNUSED)) {
        pointers.merge(
            kind(parameter.type()), parameter.pointer(), (a, b) -> a.compareTo(b) < 0 ? a : b);
      }
    }
    Map<Variable, ViewValue> parameters = new LinkedHashMap<>(variables);
    parameters.keySet().retainAll(assigned);
    parameters.forEach(this::bind);
  }

  /** Gives a variable a view. */
  void bind(Variable variable, ViewValue view) {
    if (assigned.contains(variable)) {
      declare(variable).store(function, view);
    } else {
      variables.put(variable, view);
    }
  }

  /**
   * Declares a view variable that has no value yet: no elements, of some memory of the kind. The
   * SPIR-V back end makes invalid code of some null and undefined pointers.
   */
  void clear(Variable variable) {
    ViewSlots kept = declare(variable);
    ViewType type = kept.type();
    String pointer =
        switch (type.space()) {
          case PRIVATE -> kept.element(function);
          case CONSTANT -> function.module().anyConstant(type.element()).orElse("null");
          case GLOBAL, LOCAL -> pointers.getOrDefault(kind(type), "null");
        };
    kept.clear(function, pointer);
  }

  private static ViewType kind(ViewType type) {
    return new ViewType(type.element(), 1, type.space());
  }

  /** Makes room for a view variable that is assigned. */
  private ViewSlots declare(Variable variable) {
    return slots.computeIfAbsent(variable, v -> ViewSlots.allocate(function, v));
  }

  ViewValue view(DeviceExpression expression) {
    return expression.accept(this);
  }

  @Override
  public ViewValue visitReadLocal(ReadLocal e) {
    ViewSlots kept = slots.get(e.variable());
    return kept == null ? variables.get(e.variable()) : kept.load(function);
  }

  @Override
  public ViewValue visitConstantArrayRef(ConstantArrayRef e) {
    return new ViewValue(
        (ViewType) e.type(),
        function.module().constant(e.array()),
        List.of(Integer.toString(e.array().values().size())),
        List.of());
  }

  @Override
  public ViewValue visitSubView(SubView e) {
    ViewValue whole = view(e.view());
    String offset = widen(expressions.value(e.offset()));
    String length = expressions.value(e.length());
    return new ViewValue(whole.type(), element(whole, offset), List.of(length), List.of());
  }

  @Override
  public ViewValue visitConditional(Conditional e) {
    String condition = expressions.value(e.condition());
    String whenTrue = function.newBlock("view.true");
    String whenFalse = function.newBlock("view.false");
    String end = function.newBlock("view.end");
    function.branch(condition, whenTrue, whenFalse);
    function.start(whenTrue);
    ViewValue first = view(e.whenTrue());
    String firstBlock = function.block();
    function.jump(end);
    function.start(whenFalse);
    ViewValue second = view(e.whenFalse());
    String secondBlock = function.block();
    function.enter(end);
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < first.parts().size(); i++) {
      int split = first.parts().get(i).lastIndexOf(' ');
      parts.add(
          function.value(
              "phi "
                  + first.parts().get(i).substring(0, split)
                  + " ["
                  + first.parts().get(i).substring(split)
                  + ", %"
                  + firstBlock
                  + " ], ["
                  + second.parts().get(i).substring(split)
                  + ", %"
                  + secondBlock
                  + " ]"));
    }
    return ViewValue.of(first.type(), parts);
  }

  @Override
  public ViewValue visitReadComponent(ReadComponent e) {
    ViewType type = (ViewType) e.type();
    String record =
        LlvmTypes.value(e.record().type()) + " " + expressions.value(e.record()) + ", " + e.index();
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < LlvmTypes.parameters(type).size(); i++) {
      parts.add(function.value("extractvalue " + record + ", " + i));
    }
    return ViewValue.of(type, parts);
  }

  /** The address of an element. */
  String address(DeviceExpression viewExpression, List<DeviceExpression> indices) {
    ViewValue view = view(viewExpression);
    return element(view, linear(expressions.values(indices), view.pitches()));
  }

  /** The i64 row-major index of i32 {@code indices}. */
  String linear(List<String> indices, List<String> pitches) {
    String linear = widen(indices.get(0));
    for (int d = 1; d < indices.size(); d++) {
      String row = function.value("mul nsw i64 " + linear + ", " + widen(pitches.get(d - 1)));
      linear = function.value("add nsw i64 " + row + ", " + widen(indices.get(d)));
    }
    return linear;
  }

  /** The address of the element with an i64 index. */
  String element(ViewValue view, String index) {
    return function.value(
        "getelementptr inbounds "
            + LlvmTypes.memory(view.type().element())
            + ", "
            + LlvmTypes.pointer(view.type().space())
            + " "
            + view.pointer()
            + ", i64 "
            + index);
  }

  private String widen(String index) {
    // A literal needs no instruction.
    return index.startsWith("%") ? function.value("sext i32 " + index + " to i64") : index;
  }
}
