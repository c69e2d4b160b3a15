package dev.sycamore;

import dev.sycamore.runtime.memory.BufferView;
import dev.sycamore.runtime.memory.HostAccess;

/** A buffer of {@code ${kind.type}} elements with ${dim.text}. */
public final class ${kind.name}DeviceBuffer${dim.suffix} extends DeviceBuffer {

  ${kind.name}DeviceBuffer${dim.suffix}(BufferView view, boolean owner) {
    super(view, owner);
  }

  /**
   * Access to the whole buffer for the kernel that {@code handler} will launch.
   *
   * @param handler of the submit that uses the accessor
   * @param mode what the kernel or host task does with the elements
   * @return an accessor for the kernel or host task of {@code handler}
   */
  public ${kind.name}Accessor${dim.suffix} access(Handler handler, AccessMode mode) {
    return access(handler, mode, view());
  }

  /**
   * Access to a part of the buffer.
   *
   * @param handler of the submit that uses the accessor
   * @param mode what the kernel or host task does with the elements
   * @param range the extent of the part
   * @param offset where it begins in the buffer
   * @return an accessor for the kernel or host task of {@code handler}
   * @throws IllegalArgumentException if the part is not inside the buffer
   */
  public ${kind.name}Accessor${dim.suffix} access(
      Handler handler, AccessMode mode, Range${dim.count} range, Range${dim.count} offset) {
    return access(handler, mode, view().part(offset.toArray(), range.toArray()));
  }

  private ${kind.name}Accessor${dim.suffix} access(Handler handler, AccessMode mode, BufferView part) {
    checkAccess(mode);
    ${kind.name}Accessor${dim.suffix} accessor = new ${kind.name}Accessor${dim.suffix}(part, mode, null);
    if (handler.onHost()) {
      accessor.bind();
    }
    return handler.register(accessor);
  }

  /**
   * Access for the host, until it or the buffer is closed. It waits for commands that conflict: those that write the
   * buffer, and, unless {@code mode} is {@code READ}, those that read it. What it writes is seen by commands that are
   * submitted after it was closed. While it is open and may write, a submit of a command that uses the buffer, or
   * another part of the same buffer, throws {@link IllegalStateException}. An accessor that reads shows the values of
   * when it was made; what later commands write may show or not.
   *
   * @param mode what the host does with the elements
   * @return an accessor, which the caller closes
   * @throws IllegalStateException if the buffer is closed, or for reading only and the mode is not
   * @throws RuntimeException or Error: the failure of a command that it waited for, if no call has thrown it before
   * @throws DeviceInterruptedException if the thread is interrupted while it waits
   */
  public ${kind.name}Accessor${dim.suffix} hostAccess(AccessMode mode) {
    HostAccess access = beginHostAccess(mode);
    ${kind.name}Accessor${dim.suffix} accessor =
        new ${kind.name}Accessor${dim.suffix}(view(), mode, access);
    accessor.bind();
    revokeAtClose(access, accessor);
    return accessor;
  }

  /**
   * A part of this buffer as a buffer of its own, over the same memory. Closing it leaves this buffer open.
   *
   * @param offset where the part begins in this buffer
   * @param range the extent of the part
   * @return the part, which the caller closes
   * @throws IllegalArgumentException if the part is not inside the buffer
   */
  public ${kind.name}DeviceBuffer${dim.suffix} subBuffer(Range${dim.count} offset, Range${dim.count} range) {
    checkOpen();
    return new ${kind.name}DeviceBuffer${dim.suffix}(view().part(offset.toArray(), range.toArray()), false);
  }
}
