package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CAddress;
import dev.sycamore.codegen.opencl.model.CCall;
import dev.sycamore.codegen.opencl.model.CCast;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.List;

/** Asynchronous copies: OpenCL's, of unsigned integers with the same bits. */
final class AsyncCopyTranslator {

  private final OpenClPrelude program;
  private final ExpressionTranslator expressions;

  AsyncCopyTranslator(OpenClPrelude program, ExpressionTranslator expressions) {
    this.program = program;
    this.expressions = expressions;
  }

  CExpression translate(AsyncCopyOperation e) {
    List<CExpression> arguments = new ArrayList<>();
    HelperFunction helper = HelperFunction.WAIT_FOR_COPIES;
    if (e.kind() == AsyncCopyOperation.Kind.START) {
      ScalarType element = (ScalarType) ((ViewType) e.views().get(0).type()).element();
      helper =
          HelperFunction.valueOf(
              "COPY_TO_" + (e.isToLocal() ? "LOCAL_" : "GLOBAL_") + element.size() * Byte.SIZE);
      for (int i = 0; i < e.views().size(); i++) {
        arguments.add(place(e.views().get(i), e.operands().get(i), element));
      }
      // The work-item's index and the size of the group are the driver's affair.
      arguments.addAll(expressions.values(e.operands().subList(2, 4)));
    }
    arguments.addAll(program.copyState().arguments());
    return new CCall(program.use(helper), arguments);
  }

  private CExpression place(DeviceExpression view, DeviceExpression offset, ScalarType element) {
    String space = CTypes.qualifier(((ViewType) view.type()).space());
    return new CCast(
        space + " " + bits(element) + "*",
        new CAddress(expressions.element(view, List.of(offset))));
  }

  private static String bits(ScalarType element) {
    return switch (element.size()) {
      case Byte.BYTES -> "uchar";
      case Short.BYTES -> "ushort";
      case Integer.BYTES -> "uint";
      default -> "ulong";
    };
  }
}
