package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CAssignment;
import dev.sycamore.codegen.opencl.model.CBlock;
import dev.sycamore.codegen.opencl.model.CDeclaration;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Variables that hold views: one of C for each part. */
final class ViewVariableTranslator {

  private final CTypes types;
  private final ExpressionTranslator expressions;

  ViewVariableTranslator(CTypes types, ExpressionTranslator expressions) {
    this.types = types;
    this.expressions = expressions;
  }

  /**
   * The declarations of the parts, with their initial values. A variable without one is no memory
   * yet; it may be passed to functions, which do not look at it, and C has no such values.
   */
  List<CStatement> declare(Variable variable, Optional<DeviceExpression> initializer) {
    List<CVariable> variables = CView.variables(variable, types);
    List<CStatement> out = new ArrayList<>();
    if (initializer.isEmpty()) {
      CExpression nothing = new CText("0");
      variables.forEach(v -> out.add(new CDeclaration(v.type(), v.name(), Optional.of(nothing))));
      return out;
    }
    List<CExpression> parts = expressions.view(initializer.get()).parts();
    for (int i = 0; i < variables.size(); i++) {
      CVariable v = variables.get(i);
      out.add(new CDeclaration(v.type(), v.name(), Optional.of(parts.get(i))));
    }
    return out;
  }

  /** All parts of the new view are computed before one is assigned: they may read the old one. */
  CStatement assign(Variable variable, DeviceExpression value) {
    List<CVariable> variables = CView.variables(variable, types);
    List<CExpression> parts = expressions.view(value).parts();
    List<CStatement> out = new ArrayList<>();
    for (int i = 0; i < variables.size(); i++) {
      CVariable v = variables.get(i);
      out.add(new CDeclaration(v.type(), next(v), Optional.of(parts.get(i))));
    }
    for (CVariable v : variables) {
      out.add(new CAssignment(new CText(v.name()), new CText(next(v))));
    }
    return new CBlock(out);
  }

  private static String next(CVariable part) {
    return part.name() + "_next";
  }
}
