package dev.sycamore.runtime.cli;

import dev.sycamore.binding.targets.CpuLevels;
import dev.sycamore.binding.targets.HostPlatform;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks for what builds and runs kernels, in folders only: no tool is started. */
final class MachineChecks {
  private static final String INSTALL = "apt-get install ";
  private static final String HOST = "host";
  private static final String CUDA = "cuda";

  /** What names of commands end with on Windows. */
  private static final List<String> ENDINGS_OF_WINDOWS = List.of(".exe", ".cmd", ".bat");

  private static final String LLVM = "llvm-\\d.*-(linux|macosx|windows)-.*\\.jar";

  /** In the problem of a driver whose library is missing. */
  private static final String NO_LIBRARY = "known to the dynamic linker";

  /**
   * The machine.
   *
   * @param platform its system and its processor
   * @param root of its file system
   * @param path folders with commands
   * @param javaHome of the JVM
   * @param tools the folder with the compiler's jars, if it is known
   * @param openClVendors where OpenCL looks for drivers, if a variable says so
   */
  record Machine(
      HostPlatform platform,
      Path root,
      List<Path> path,
      Path javaHome,
      Optional<Path> tools,
      Optional<Path> openClVendors) {
    static Machine current() {
      String path = System.getenv("PATH");
      return new Machine(
          HostPlatform.current(),
          Path.of("/"),
          Stream.of((path == null ? "" : path).split(File.pathSeparator))
              .filter(folder -> !folder.isEmpty())
              .map(Path::of)
              .toList(),
          Path.of(System.getProperty("java.home")),
          Optional.ofNullable(System.getProperty("sycamore.home")).map(Path::of),
          Optional.ofNullable(System.getenv("OCL_ICD_VENDORS"))
              .filter(value -> !value.isEmpty())
              .map(Path::of));
    }

    /** How packages are installed; empty where that is not known. */
    String install(String debianPackages) {
      return platform.isLinux() ? INSTALL + debianPackages : "";
    }
  }

  private final Machine machine;

  MachineChecks(Machine machine) {
    this.machine = machine;
  }

  /**
   * All checks, in the order in which they are shown.
   *
   * @param devices of this machine
   */
  List<DoctorCheck> all(DeviceList devices) {
    List<DoctorCheck> checks = new ArrayList<>();
    checks.add(jdk());
    processor().ifPresent(checks::add);
    checks.add(command("Maven", "mvn", "builds projects with kernels", "maven"));
    machine.tools().ifPresent(tools -> checks.add(compiler(tools)));
    if (machine.platform().isLinux()) {
      checks.add(graphics());
    }
    OpenClCheck openCl = new OpenClCheck(machine, devices);
    checks.add(openCl.check());
    checks.add(cuda(devices));
    checks.add(
        command(
            "ptxas",
            "ptxas",
            "makes machine code for NVIDIA GPUs at build time (--cubin)",
            "nvidia-cuda-toolkit"));
    checks.add(command("spirv-val", "spirv-val", "checks SPIR-V, for tests only", "spirv-tools"));
    checks.add(devices(devices, openCl.remedy()));
    return checks;
  }

  private DoctorCheck jdk() {
    String version = Runtime.version().toString();
    return Files.isExecutable(
            machine.javaHome().resolve("bin").resolve(machine.platform().program("javac")))
        ? DoctorCheck.found("JDK", version + ", " + machine.javaHome())
        : DoctorCheck.absent(
            "JDK",
            "a JRE " + version + " without javac: programs run, nothing is compiled",
            machine.install("openjdk-17-jdk-headless"));
  }

  /** The best level that this processor has, unless only the lowest one of x86-64 is known. */
  private Optional<DoctorCheck> processor() {
    List<String> levels = CpuLevels.of(machine.platform(), machine.root().resolve("proc/cpuinfo"));
    String best = levels.get(levels.size() - 1);
    // Code for the others is compiled by default.
    String advice =
        best.equals("x86_64_v4")
            ? ": -Asycamore.targets=x86_64,x86_64_v3,"
                + best
                + ",spir64,ptx64 compiles for it too, native for it alone"
            : "";
    return levels.size() > 1 || !best.equals(HostPlatform.X86_64)
        ? Optional.of(DoctorCheck.found("CPU", best + advice))
        : Optional.empty();
  }

  private DoctorCheck command(String name, String command, String purpose, String debian) {
    return machine.path().stream()
        .flatMap(folder -> files(command).map(folder::resolve))
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst()
        .map(file -> DoctorCheck.found(name, file.toString()))
        .orElseGet(() -> DoctorCheck.absent(name, purpose, machine.install(debian)));
  }

  /** The files that a command may be. */
  private Stream<String> files(String command) {
    return machine.platform().isWindows()
        ? ENDINGS_OF_WINDOWS.stream().map(command::concat)
        : Stream.of(command);
  }

  private DoctorCheck compiler(Path tools) {
    String name = "LLVM, lld";
    List<String> jars =
        names(tools.resolve("lib")).stream().filter(jar -> jar.matches(LLVM)).toList();
    return jars.isEmpty()
        ? DoctorCheck.absent(
            name, "no device compiler in " + tools.resolve("lib"), "mvn -q -DskipTests package")
        : DoctorCheck.found(name, "bundled: " + String.join(", ", jars));
  }

  /** Display controllers and accelerators on the PCI bus, whether they have drivers or not. */
  private DoctorCheck graphics() {
    Path devices = machine.root().resolve("sys/bus/pci/devices");
    List<String> found = new ArrayList<>();
    for (String address : names(devices)) {
      String kind = line(devices.resolve(address).resolve("class"));
      if (kind.startsWith("0x03") || kind.startsWith("0x12")) {
        found.add(vendor(line(devices.resolve(address).resolve("vendor"))) + " at " + address);
      }
    }
    return found.isEmpty()
        ? DoctorCheck.absent("GPUs", "none on the PCI bus", "")
        : DoctorCheck.found("GPUs", String.join(", ", found));
  }

  private static String vendor(String number) {
    return switch (number) {
      case "0x10de" -> "NVIDIA";
      case "0x1002" -> "AMD";
      case "0x8086" -> "Intel";
      default -> "vendor " + number;
    };
  }

  private DoctorCheck cuda(DeviceList devices) {
    String problem = devices.problem(CUDA);
    // Where the library is missing, the advice is all that helps.
    boolean helps = !problem.isEmpty() && !problem.contains(NO_LIBRARY);
    return devices.has(CUDA)
        ? DoctorCheck.found("CUDA", devices.shown(CUDA))
        : DoctorCheck.absent(
            "CUDA",
            "no device" + (helps ? ": " + problem : ""),
            machine.install("nvidia-driver (Debian), ubuntu-drivers install (Ubuntu)"));
  }

  private static DoctorCheck devices(DeviceList devices, String remedy) {
    String all = devices.devices().stream().map(DeviceFacts::id).collect(Collectors.joining(", "));
    boolean runs = devices.devices().stream().anyMatch(device -> !device.kind().equals(HOST));
    return runs
        ? DoctorCheck.found("devices", all)
        : DoctorCheck.missing(
            "devices", "only " + all + ", which runs lambdas on the JVM, and no image", remedy);
  }

  /** The names of what is in a folder, sorted; none if there is no such folder. */
  static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static String line(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      return "";
    }
  }
}
