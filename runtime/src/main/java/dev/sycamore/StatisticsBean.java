package dev.sycamore;

import dev.sycamore.runtime.statistics.DeviceCounters;
import dev.sycamore.runtime.threads.RuntimeThreads;
import java.lang.management.ManagementFactory;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

/**
 * Registers the statistics with the platform's MBean server. A JVM without the module {@code
 * java.management} has none, and starting the server takes longer than a first launch, so that a
 * queue only looks whether there is one.
 */
final class StatisticsBean {
  private static final boolean MANAGEMENT = isPresent("javax.management.MBeanServer");

  private static boolean registered;

  private StatisticsBean() {}

  /** Registers the bean, unless it is or the JVM has no management. */
  static void register() {
    register(true);
  }

  /** Registers the bean if something in this JVM has started an MBean server. */
  static void registerWithRunningServer() {
    register(false);
  }

  private static synchronized void register(boolean startServer) {
    if (MANAGEMENT && !registered) {
      registered = Registration.register(startServer);
    }
  }

  private static boolean isPresent(String type) {
    try {
      Class.forName(type, false, StatisticsBean.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  /** The part that needs the classes of the module. */
  private static final class Registration {
    static boolean register(boolean startServer) {
      if (!startServer && MBeanServerFactory.findMBeanServer(null).isEmpty()) {
        return false;
      }
      MBeanServer server = ManagementFactory.getPlatformMBeanServer();
      try {
        ObjectName name = new ObjectName(RuntimeStatisticsMXBean.NAME);
        // Another class loader of this JVM may have a runtime, too; the first one is shown.
        if (!server.isRegistered(name)) {
          server.registerMBean(new Bean(), name);
        }
        return true;
      } catch (JMException | SecurityException e) {
        return true;
      }
    }
  }

  private static final class Bean implements RuntimeStatisticsMXBean {
    private static Map<String, Long> numbers(ToLongFunction<DeviceCounters> number) {
      Map<String, Long> numbers = new TreeMap<>();
      for (DeviceCounters device : DeviceCounters.all()) {
        numbers.put(device.device(), number.applyAsLong(device));
      }
      return numbers;
    }

    @Override
    public int getThreads() {
      return RuntimeThreads.live();
    }

    @Override
    public Map<String, Long> getLiveBytes() {
      return numbers(DeviceCounters::liveBytes);
    }

    @Override
    public Map<String, Long> getLiveBlocks() {
      return numbers(DeviceCounters::liveBlocks);
    }

    @Override
    public Map<String, Long> getCachedBytes() {
      return numbers(DeviceCounters::cachedBytes);
    }

    @Override
    public Map<String, Long> getQueues() {
      return numbers(DeviceCounters::queues);
    }

    @Override
    public Map<String, Long> getLaunches() {
      return numbers(DeviceCounters::launches);
    }

    @Override
    public Map<String, Long> getCopiesToDevice() {
      return numbers(DeviceCounters::copiesToDevice);
    }

    @Override
    public Map<String, Long> getBytesToDevice() {
      return numbers(DeviceCounters::bytesToDevice);
    }

    @Override
    public Map<String, Long> getCopiesFromDevice() {
      return numbers(DeviceCounters::copiesFromDevice);
    }

    @Override
    public Map<String, Long> getBytesFromDevice() {
      return numbers(DeviceCounters::bytesFromDevice);
    }

    @Override
    public Map<String, Long> getCopiesOnDevice() {
      return numbers(DeviceCounters::copiesOnDevice);
    }

    @Override
    public Map<String, Long> getBytesOnDevice() {
      return numbers(DeviceCounters::bytesOnDevice);
    }

    @Override
    public Map<String, Long> getCopiesFromPeers() {
      return numbers(DeviceCounters::copiesFromPeers);
    }

    @Override
    public Map<String, Long> getBytesFromPeers() {
      return numbers(DeviceCounters::bytesFromPeers);
    }

    @Override
    public Map<String, Long> getReclaims() {
      return numbers(DeviceCounters::reclaims);
    }

    @Override
    public Map<String, Long> getArraysInPlace() {
      return numbers(DeviceCounters::arraysInPlace);
    }

    @Override
    public Map<String, Map<String, Long>> getArraysCopied() {
      Map<String, Map<String, Long>> copied = new TreeMap<>();
      for (DeviceCounters device : DeviceCounters.all()) {
        copied.put(device.device(), device.arraysCopied());
      }
      return copied;
    }
  }
}
