package dev.sycamore.spark;

import dev.sycamore.ComputeDevice;
import java.util.Map;
import org.apache.spark.SparkConf;
import org.apache.spark.resource.ResourceInformation;

/**
 * The settings for devices in the configuration of an application.
 *
 * @param device what {@link ComputeDevice#select(String)} takes; empty if nothing is said
 * @param batchRows how many rows a batch has, at least 1
 */
record DeviceSettings(String device, int batchRows) {
  static final String DEVICE = "spark.sycamore.device";
  static final String BATCH_ROWS = "spark.sycamore.batchRows";

  private static final int DEFAULT_BATCH_ROWS = 1 << 16;
  private static final String GPU = "gpu";

  /**
   * Reads a configuration.
   *
   * @throws IllegalArgumentException if an entry is wrong; the message names it
   */
  static DeviceSettings of(SparkConf conf) {
    String rows = conf.get(BATCH_ROWS, Integer.toString(DEFAULT_BATCH_ROWS));
    return new DeviceSettings(conf.get(DEVICE, "").strip(), batchRows(rows));
  }

  private static int batchRows(String text) {
    try {
      int rows = Integer.parseInt(text.strip());
      if (rows > 0) {
        return rows;
      }
    } catch (NumberFormatException e) {
      // The same error as for a number out of range.
    }
    throw new IllegalArgumentException(
        BATCH_ROWS + "=" + text + ": write a number of rows, from 1 to " + Integer.MAX_VALUE);
  }

  /**
   * The device of a task.
   *
   * @param resources of the task, by name
   * @throws IllegalArgumentException if there is no such device
   */
  ComputeDevice device(Map<String, ResourceInformation> resources) {
    String text = selection(resources);
    if (text.isEmpty()) {
      return ComputeDevice.byDefault();
    }
    try {
      return ComputeDevice.select(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(DEVICE + "=" + device + ": " + e.getMessage(), e);
    }
  }

  /**
   * What to select for a task: with the address of the GPU that Spark assigned to it where the
   * configuration leaves the number open.
   */
  String selection(Map<String, ResourceInformation> resources) {
    boolean open = device.isEmpty() || device.equals("cuda") || device.equals("opencl");
    ResourceInformation gpus = resources.get(GPU);
    if (!open || gpus == null) {
      return device;
    }
    String[] addresses = gpus.addresses();
    if (addresses.length != 1 || !addresses[0].matches("\\d{1,9}")) {
      throw new IllegalArgumentException(
          "the task has the GPUs "
              + String.join(", ", addresses)
              + "; it uses one, by its number: set spark.task.resource.gpu.amount to 1 or less, let"
              + " the discovery script print numbers, or name the device by "
              + DEVICE);
    }
    return (device.isEmpty() ? "cuda" : device) + ":" + addresses[0];
  }
}
