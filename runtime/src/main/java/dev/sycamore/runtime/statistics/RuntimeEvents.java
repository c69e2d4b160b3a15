package dev.sycamore.runtime.statistics;

/**
 * The steps of the runtime as events of the JDK Flight Recorder. Where nothing records, or the JVM
 * has no module {@code jdk.jfr}, a step costs one look at a variable.
 */
public final class RuntimeEvents {
  private static final RecordedStep NOTHING = new NotRecorded();
  private static final boolean RECORDER = isPresent("jdk.jfr.FlightRecorder");

  private RuntimeEvents() {}

  /** A class, since that is ready sooner than a lambda. */
  private static final class NotRecorded implements RecordedStep {
    @Override
    public void end() {}
  }

  private static boolean isPresent(String type) {
    try {
      Class.forName(type, false, RuntimeEvents.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  private static boolean isRecording() {
    return RECORDER && JfrEvents.isRecording();
  }

  /**
   * Begins a launch, from its start on the device's stream until the call of the driver returns.
   *
   * @param kernel as messages show it
   * @param items the number of work-items
   */
  public static RecordedStep launch(String device, String kernel, long items) {
    return isRecording() ? JfrEvents.launch(device, kernel, items) : NOTHING;
  }

  /**
   * Begins to load an image: reads and checks it, and gives it to the driver, which may compile it.
   *
   * @param kernel whose launch loads it, as messages show it
   * @param kind of the image
   * @param image its resource
   */
  public static RecordedStep load(
      String device, String kernel, String kind, String image, long bytes) {
    return isRecording() ? JfrEvents.load(device, kernel, kind, image, bytes) : NOTHING;
  }

  /**
   * Begins a compilation by a driver, as a part of loading.
   *
   * @param image its resource
   * @param kept whether the driver has compiled it in an earlier run, and has less to do
   */
  public static RecordedStep compile(String device, String image, boolean kept) {
    return isRecording() ? JfrEvents.compile(device, image, kept) : NOTHING;
  }

  /** Begins a copy between the host and a device. */
  public static RecordedStep copy(String device, boolean toDevice, long bytes) {
    return isRecording() ? JfrEvents.copy(device, toDevice, bytes) : NOTHING;
  }

  /** Begins to wait for work of a device. */
  public static RecordedStep await(String device) {
    return isRecording() ? JfrEvents.await(device) : NOTHING;
  }
}
