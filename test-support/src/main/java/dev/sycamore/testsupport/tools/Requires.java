package dev.sycamore.testsupport.tools;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/** A test that needs tools: skipped where one is absent, failed where it is required. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith(Requires.Condition.class)
public @interface Requires {

  Tool[] value();

  /** Looks for the tools before a test. */
  final class Condition implements ExecutionCondition {

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      return AnnotationSupport.findAnnotation(context.getElement(), Requires.class)
          .map(Requires::value)
          .map(Condition::check)
          .orElse(ConditionEvaluationResult.enabled("requires nothing"));
    }

    private static ConditionEvaluationResult check(Tool[] tools) {
      for (Tool tool : tools) {
        if (!tool.isPresent()) {
          return ConditionEvaluationResult.disabled("no " + tool);
        }
      }
      return ConditionEvaluationResult.enabled("all tools are present");
    }
  }
}
