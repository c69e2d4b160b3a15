package dev.sycamore.runtime.memory;

import dev.sycamore.runtime.driver.DeviceContext;
import java.util.List;

/** Makes elements current where a queue's kernels run. */
public record BufferPrefetch(BufferAccess access) implements BufferOperation {

  @Override
  public String shown() {
    return "the prefetch of " + access.view().shown();
  }

  @Override
  public List<BufferAccess> uses() {
    return List.of(access);
  }

  @Override
  public boolean isBetterOn(DeviceContext context) {
    return true;
  }

  @Override
  public void onDevice(DeviceContext context) {
    access.view().memory().prepareOn(context, access.part(), access.keepsContent());
  }

  @Override
  public void onHost() {}
}
