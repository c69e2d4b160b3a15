package dev.sycamore.runtime.driver;

/** Where a launch finds a captured array, and why it is copied. */
public enum ArrayPlace {
  /** On the host: the kernel uses the array itself. */
  IN_PLACE(""),
  /** The device does not reach arrays of the host. */
  DEVICE_MEMORY("the device has memory of its own"),
  /** The system property says so. */
  SWITCHED_OFF("sycamore.inPlace=never"),
  /** The JVM hands out copies of arrays to native code, or may do so. */
  JVM("this JVM may give native code copies of arrays"),
  /** The image has no code for it. */
  IMAGE("the image was compiled without code for arrays in place"),
  /** The kernel has not run before. */
  FIRST_LAUNCH("the time per work-item is not known before the first launch has ended"),
  /** The shortest part of a launch takes too long. */
  LONG_PART("the shortest part of a launch takes longer than sycamore.inPlace.micros"),
  /** A part took too long a short time ago. */
  OVERRUN("a part of an earlier launch took longer than sycamore.inPlace.micros"),
  /** A program that collects often is not held up. */
  COLLECTION("garbage was collected a moment ago"),
  /** The device has elements that the host has not. */
  NEWER_ON_DEVICE("an earlier launch on a copy was not waited for"),
  /** The device keeps a copy from launch to launch. */
  STATIC_ARRAY("an array of a static field that kernels only read stays on the device"),
  /** Elements are objects. */
  HALF_ARRAY("an array of Half"),
  /** Rows are laid out in one block. */
  ROWS("an array of arrays"),
  /** Components are laid out in one block. */
  RECORDS("an array of records: a RecordDeviceBuffer stays on the device");

  private final String reason;

  ArrayPlace(String reason) {
    this.reason = reason;
  }

  /** Why the array is copied; empty if it is not. */
  public String reason() {
    return reason;
  }
}
