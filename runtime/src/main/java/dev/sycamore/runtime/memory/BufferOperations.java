package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.driver.DeviceContext;
import java.util.List;

/**
 * Several operations as one: those on the components of records.
 *
 * @param shown names it in messages
 */
public record BufferOperations(String shown, List<BufferOperation> operations)
    implements BufferOperation {
  public BufferOperations {
    operations = List.copyOf(operations);
  }

  @Override
  public List<BufferAccess> uses() {
    return operations.stream().flatMap(operation -> operation.uses().stream()).toList();
  }

  /** All in one place: where any of them is better done, none of them is wrong. */
  @Override
  public boolean isBetterOn(DeviceContext context) {
    return operations.stream().anyMatch(operation -> operation.isBetterOn(context));
  }

  @Override
  public void onDevice(DeviceContext context) {
    operations.forEach(operation -> operation.onDevice(context));
  }

  @Override
  public void onHost() {
    operations.forEach(BufferOperation::onHost);
  }
}
