package dev.sycamore.frontend.elements;

import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.Expression;
import dev.sycamore.frontend.attribution.Attribution;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.attribution.Invocation;
import dev.sycamore.frontend.attribution.unit.Attributor;
import dev.sycamore.frontend.symbols.SymbolTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Writes down all that attribution knows of some sources, from inside a host compiler. */
@SupportedAnnotationTypes("*")
final class AttributionDump extends AbstractProcessor {
  private final List<String> texts;
  private final List<String> lines = new ArrayList<>();
  private boolean done;

  AttributionDump(List<String> texts) {
    this.texts = texts;
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!done) {
      done = true;
      SymbolTable symbols = new ElementSymbolTable(processingEnv.getElementUtils());
      Attributor attributor = new Attributor(symbols);
      for (String text : texts) {
        CompilationUnit unit = JavacOracle.parse(text).orElseThrow();
        dump(unit, attributor.attribute(unit));
      }
    }
    return false;
  }

  List<String> lines() {
    return lines;
  }

  private void dump(CompilationUnit unit, Attribution attribution) {
    for (Expression each : unit.findAll(Expression.class)) {
      Position begin = each.getBegin().orElseThrow();
      lines.add(
          begin
              + " "
              + each.getClass().getSimpleName()
              + " "
              + attribution.typeOf(each)
              + " "
              + attribution.constantOf(each)
              + " "
              + attribution.denotationOf(each).map(AttributionDump::dump)
              + " "
              + attribution.invocationOf(each).map(AttributionDump::dump)
              + " "
              + attribution.functionTargetOf(each).map(f -> f.type() + " " + f.parameterTypes()));
    }
  }

  private static String dump(Denotation denotation) {
    if (denotation instanceof Denotation.Local local) {
      return local.name() + " " + local.type() + " " + local.declaration().getBegin();
    }
    if (denotation instanceof Denotation.Field field) {
      return field.symbol().name() + " " + field.type() + " " + field.symbol().modifiers();
    }
    return denotation.getClass().getSimpleName();
  }

  private static String dump(Invocation invocation) {
    return invocation.method().owner().canonicalName()
        + "."
        + invocation.method().name()
        + invocation.parameterTypes()
        + invocation.returnType()
        + invocation.typeArguments()
        + invocation.spread()
        + invocation.method().modifiers();
  }
}
