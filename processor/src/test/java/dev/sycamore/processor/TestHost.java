package dev.sycamore.processor;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;

enum TestHost {
  JAVAC,
  ECJ;

  JavaCompiler create() {
    return this == JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
  }
}
