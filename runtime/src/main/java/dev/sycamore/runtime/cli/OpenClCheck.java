package dev.sycamore.runtime.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Whether there is OpenCL: the loader of drivers (ICD loader), and drivers that it finds. */
final class OpenClCheck {
  private static final String NAME = "OpenCL";
  private static final String KIND = "opencl";

  /** How the problem begins where the loader finds no driver. */
  private static final String NO_PLATFORM = "no OpenCL platform";

  private static final String LOADER = "ocl-icd-libopencl1";
  private static final String DRIVER = "pocl-opencl-icd";

  private final Path standard;
  private final Optional<Path> vendors;
  private final DeviceList devices;

  /**
   * @param standard the folder in which loaders look for drivers
   * @param vendors where they look instead, the value of {@code OCL_ICD_VENDORS}
   */
  OpenClCheck(Path standard, Optional<Path> vendors, DeviceList devices) {
    this.standard = standard;
    this.vendors = vendors;
    this.devices = devices;
  }

  DoctorCheck check() {
    String place = vendors.map(path -> " in " + path + " ($OCL_ICD_VENDORS)").orElse("");
    List<String> drivers = drivers(vendors.orElse(standard));
    String shown = drivers.isEmpty() ? "no driver (ICD)" : String.join(", ", drivers);
    if (devices.has(KIND)) {
      return DoctorCheck.found(NAME, drivers.isEmpty() ? devices.shown(KIND) : shown + place);
    }
    String problem = devices.problem(KIND);
    String reason = drivers.isEmpty() && problem.startsWith(NO_PLATFORM) ? "" : problem;
    return DoctorCheck.absent(
        NAME,
        shown
            + place
            + (drivers.isEmpty() ? "" : ", but no device")
            + (reason.isEmpty() ? "" : ": " + reason),
        remedy(drivers, problem));
  }

  /** What to do where there is no device. */
  String remedy() {
    return remedy(drivers(vendors.orElse(standard)), devices.problem(KIND));
  }

  private String remedy(List<String> drivers, String problem) {
    if (drivers.isEmpty() && vendors.isPresent() && !drivers(standard).isEmpty()) {
      return "unset OCL_ICD_VENDORS";
    }
    if (problem.startsWith(NO_PLATFORM)) {
      return MachineChecks.INSTALL + DRIVER;
    }
    boolean loads = !problem.isEmpty() && !problem.startsWith("no OpenCL:");
    if (loads) {
      // A driver was loaded: what it lacks, its own problem says.
      return "";
    }
    return MachineChecks.INSTALL + (drivers.isEmpty() ? LOADER + " " + DRIVER : LOADER);
  }

  /** The drivers in a folder; a path that is no folder is the one driver. */
  private static List<String> drivers(Path place) {
    if (Files.isRegularFile(place)) {
      return List.of(place.getFileName().toString());
    }
    return MachineChecks.names(place).stream().filter(name -> name.endsWith(".icd")).toList();
  }
}
