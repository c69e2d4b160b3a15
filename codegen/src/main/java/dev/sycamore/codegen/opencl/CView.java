package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CBinary;
import dev.sycamore.codegen.opencl.model.CCast;
import dev.sycamore.codegen.opencl.model.CElement;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CMember;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;

/**
 * The parts of a view.
 *
 * @param extents ints, one for each dimension
 * @param pitches ints, one for each dimension but the first
 */
record CView(CExpression pointer, List<CExpression> extents, List<CExpression> pitches) {

  CView {
    extents = List.copyOf(extents);
    pitches = List.copyOf(pitches);
  }

  List<CExpression> parts() {
    List<CExpression> parts = new ArrayList<>();
    parts.add(pointer);
    parts.addAll(extents);
    parts.addAll(pitches);
    return parts;
  }

  /** The element with these int indices. */
  CElement element(List<CExpression> indices) {
    return new CElement(pointer, linear(indices, pitches));
  }

  /** The row-major index, a long where it is computed. */
  static CExpression linear(List<CExpression> indices, List<CExpression> pitches) {
    CExpression linear = indices.get(0);
    for (int d = 1; d < indices.size(); d++) {
      CExpression row = new CBinary(new CCast("long", linear), "*", pitches.get(d - 1));
      linear = new CBinary(row, "+", indices.get(d));
    }
    return linear;
  }

  /** The view with these parts, in the order of {@link #parts}. */
  static CView of(List<CExpression> parts) {
    int pitches = 1 + parts.size() / 2;
    return new CView(parts.get(0), parts.subList(1, pitches), parts.subList(pitches, parts.size()));
  }

  /** The view that a variable holds. */
  static CView of(Variable variable, CTypes types) {
    return of(
        variables(variable, types).stream().<CExpression>map(p -> new CText(p.name())).toList());
  }

  /** The view that a component of a record is. */
  static CView of(CExpression record, Variable component, CTypes types) {
    return of(
        variables(component, types).stream()
            .<CExpression>map(p -> new CMember(record, p.name()))
            .toList());
  }

  /** The variables, or parameters, for the parts of a view, in the order of {@link #parts}. */
  static List<CVariable> variables(Variable variable, CTypes types) {
    ViewType type = (ViewType) variable.type();
    List<CVariable> variables = new ArrayList<>();
    variables.add(
        new CVariable(types.pointer(type.element(), type.space()), CNames.variable(variable)));
    for (int d = 0; d < type.dimensions(); d++) {
      variables.add(new CVariable("int", extent(variable, d)));
    }
    for (int d = 1; d < type.dimensions(); d++) {
      variables.add(new CVariable("int", pitch(variable, d)));
    }
    return variables;
  }

  static String extent(Variable variable, int dimension) {
    return CNames.variable(variable) + "_extent" + dimension;
  }

  static String pitch(Variable variable, int dimension) {
    return CNames.variable(variable) + "_pitch" + dimension;
  }
}
