package dev.sycamore.runtime.statistics;

import jdk.jfr.Category;
import jdk.jfr.DataAmount;
import jdk.jfr.Event;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Label;
import jdk.jfr.Name;

/** The events of the runtime for the JDK Flight Recorder. Loaded only where that exists. */
@SuppressWarnings("UnusedVariable") // The recorder reads the fields.
final class JfrEvents {
  private JfrEvents() {}

  /** Whether a recording was ever started; the event classes are not touched before. */
  static boolean isRecording() {
    return FlightRecorder.isInitialized();
  }

  @Name("dev.sycamore.Launch")
  @Label("Kernel Launch")
  @Category("Sycamore")
  private static final class LaunchEvent extends Event {
    @Label("Device")
    String device;

    @Label("Kernel")
    String kernel;

    @Label("Work-Items")
    long items;
  }

  @Name("dev.sycamore.Load")
  @Label("Load of a Device Image")
  @Category("Sycamore")
  private static final class LoadEvent extends Event {
    @Label("Device")
    String device;

    @Label("Kernel")
    String kernel;

    @Label("Kind")
    String kind;

    @Label("Image")
    String image;

    @DataAmount
    @Label("Bytes")
    long bytes;
  }

  @Name("dev.sycamore.Compile")
  @Label("Compilation by a Driver")
  @Category("Sycamore")
  private static final class CompileEvent extends Event {
    @Label("Device")
    String device;

    @Label("Image")
    String image;

    @Label("Kept From an Earlier Run")
    boolean kept;
  }

  @Name("dev.sycamore.Copy")
  @Label("Device Copy")
  @Category("Sycamore")
  private static final class CopyEvent extends Event {
    @Label("Device")
    String device;

    @Label("To Device")
    boolean toDevice;

    @DataAmount
    @Label("Bytes")
    long bytes;
  }

  @Name("dev.sycamore.Wait")
  @Label("Wait for Device")
  @Category("Sycamore")
  private static final class WaitEvent extends Event {
    @Label("Device")
    String device;
  }

  static RecordedStep launch(String device, String kernel, long items) {
    LaunchEvent event = new LaunchEvent();
    event.device = device;
    event.kernel = kernel;
    event.items = items;
    event.begin();
    return event::commit;
  }

  static RecordedStep load(String device, String kernel, String kind, String image, long bytes) {
    LoadEvent event = new LoadEvent();
    event.device = device;
    event.kernel = kernel;
    event.kind = kind;
    event.image = image;
    event.bytes = bytes;
    event.begin();
    return event::commit;
  }

  static RecordedStep compile(String device, String image, boolean kept) {
    CompileEvent event = new CompileEvent();
    event.device = device;
    event.image = image;
    event.kept = kept;
    event.begin();
    return event::commit;
  }

  static RecordedStep copy(String device, boolean toDevice, long bytes) {
    CopyEvent event = new CopyEvent();
    event.device = device;
    event.toDevice = toDevice;
    event.bytes = bytes;
    event.begin();
    return event::commit;
  }

  static RecordedStep await(String device) {
    WaitEvent event = new WaitEvent();
    event.device = device;
    event.begin();
    return event::commit;
  }
}
