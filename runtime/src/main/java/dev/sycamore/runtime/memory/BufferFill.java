package dev.sycamore.runtime.memory;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.values.HostArrays;
import dev.sycamore.runtime.values.Scalars;
import java.util.List;

/**
 * Sets elements to one value.
 *
 * @param value boxed
 */
public record BufferFill(BufferView target, Object value) implements BufferOperation {

  private BufferAccess access() {
    return new BufferAccess(target, true, true);
  }

  @Override
  public String shown() {
    return "the fill of " + target.shown();
  }

  @Override
  public List<BufferAccess> uses() {
    return List.of(access());
  }

  @Override
  public boolean isBetterOn(DeviceContext context) {
    return target.memory().isNear(context, access().part()) || !target.memory().hasHostArray();
  }

  @Override
  public void onDevice(DeviceContext context) {
    ElementKind kind = target.memory().kind();
    long bits = Scalars.bits(value, kind);
    int size = kind.size();
    access()
        .writeOn(
            context,
            block ->
                target
                    .region()
                    .forEachRun(
                        (start, length) ->
                            context.fill(
                                block, (long) start * size, (long) length * size, bits, size)));
  }

  @Override
  public void onHost() {
    Object array = target.memory().hostArray();
    target.region().forEachRun((start, length) -> HostArrays.fill(array, start, length, value));
  }
}
