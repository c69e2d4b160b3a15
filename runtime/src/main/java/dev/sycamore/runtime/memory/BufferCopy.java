package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.driver.DeviceBlock;
import dev.sycamore.runtime.driver.DeviceContext;
import dev.sycamore.runtime.values.HostArrays;
import java.util.List;

/** Copies elements from one box to another of the same range; the two do not overlap. */
public record BufferCopy(BufferView source, BufferView target) implements BufferOperation {

  private BufferAccess read() {
    return new BufferAccess(source, false, false);
  }

  private BufferAccess written() {
    return new BufferAccess(target, true, true);
  }

  @Override
  public String shown() {
    return "the copy of " + source.shown() + " to " + target.shown();
  }

  @Override
  public List<BufferAccess> uses() {
    return List.of(read(), written());
  }

  @Override
  public boolean isBetterOn(DeviceContext context) {
    return source.memory().isNear(context, read().part());
  }

  @Override
  public void onDevice(DeviceContext context) {
    DeviceBlock from = source.memory().prepareOn(context, read().part(), true);
    long size = source.memory().kind().size();
    written()
        .writeOn(
            context,
            to ->
                source
                    .region()
                    .forEachRun(
                        target.region(),
                        (start, at, length) ->
                            context.copy(from, start * size, to, at * size, length * size)));
  }

  @Override
  public void onHost() {
    Object from = source.memory().hostArray();
    Object to = target.memory().hostArray();
    source
        .region()
        .forEachRun(
            target.region(), (start, at, length) -> HostArrays.copy(from, start, to, at, length));
  }
}
