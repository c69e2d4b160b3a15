package dev.sycamore.testing;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceKind;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A test that needs an OpenCL device. Without one it is skipped, or fails where the environment
 * variable {@code SYCAMORE_REQUIRE_OPENCL} is 1.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(RequiresOpenCl.Condition.class)
public @interface RequiresOpenCl {

  /** Says whether there is a device. */
  final class Condition implements ExecutionCondition {
    private static final String REQUIRED = "SYCAMORE_REQUIRE_OPENCL";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
      boolean present =
          ComputeDevice.all().stream().anyMatch(device -> device.kind() == DeviceKind.OPENCL);
      if (present) {
        return ConditionEvaluationResult.enabled("an OpenCL device is there");
      }
      if ("1".equals(System.getenv(REQUIRED))) {
        throw new IllegalStateException("no OpenCL device, and " + REQUIRED + " is 1");
      }
      return ConditionEvaluationResult.disabled("no OpenCL device");
    }
  }
}
