package dev.sycamore.runtime.cli;

import dev.sycamore.runtime.cli.MachineChecks.Machine;
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

  private final Machine machine;

  /** The folder in which loaders look for drivers. */
  private final Path standard;

  /** Where they look instead, the value of {@code OCL_ICD_VENDORS}. */
  private final Optional<Path> vendors;

  private final DeviceList devices;

  OpenClCheck(Machine machine, DeviceList devices) {
    this.machine = machine;
    this.standard = machine.root().resolve("etc/OpenCL/vendors");
    this.vendors = machine.openClVendors();
    this.devices = devices;
  }

  DoctorCheck check() {
    String place = vendors.map(path -> " in " + path + " ($OCL_ICD_VENDORS)").orElse("");
    List<String> drivers = drivers(vendors.orElse(standard));
    // Other systems have no such folder.
    String none = machine.platform().isLinux() ? "no driver (ICD)" : "no device";
    String shown = drivers.isEmpty() ? none : String.join(", ", drivers);
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
      return machine.install(DRIVER);
    }
    boolean loads = !problem.isEmpty() && !problem.startsWith("no OpenCL:");
    if (loads) {
      // A driver was loaded: what it lacks, its own problem says.
      return "";
    }
    return machine.install(drivers.isEmpty() ? LOADER + " " + DRIVER : LOADER);
  }

  /** The drivers in a folder; a path that is no folder is the one driver. */
  private static List<String> drivers(Path place) {
    if (Files.isRegularFile(place)) {
      return List.of(place.getFileName().toString());
    }
    return MachineChecks.names(place).stream().filter(name -> name.endsWith(".icd")).toList();
  }
}
