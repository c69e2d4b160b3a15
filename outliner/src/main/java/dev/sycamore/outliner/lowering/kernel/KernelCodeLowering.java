package dev.sycamore.outliner.lowering.kernel;

import dev.sycamore.model.statement.Statement;
import java.util.List;

/** Lowers the code of one kind of kernel. */
interface KernelCodeLowering {

  /** Makes arguments of what the kernel captures; gives the implementation signature. */
  String bindCaptures();

  /** The body, the index variables first. */
  List<Statement> body();
}
