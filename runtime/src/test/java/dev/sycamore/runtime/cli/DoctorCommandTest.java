package dev.sycamore.runtime.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.targets.HostPlatform;
import dev.sycamore.runtime.cli.DoctorCheck.State;
import dev.sycamore.runtime.cli.MachineChecks.Machine;
import dev.sycamore.runtime.cli.RuntimeMain.CommandOutput;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("module")
class DoctorCommandTest {

  @TempDir private Path root;
  private Optional<Path> vendors = Optional.empty();

  private static DeviceFacts device(String id, String kind) {
    return new DeviceFacts(
        id, kind, id, "", "", 0, 0, 1, List.of(), List.of(), List.of(), List.of());
  }

  private static DeviceList devices(List<String> problems, DeviceFacts... devices) {
    return new DeviceList(List.of(devices), problems, "host");
  }

  private List<DoctorCheck> checks(DeviceList devices) {
    return checks(HostPlatform.of("Linux", "amd64"), devices);
  }

  private List<DoctorCheck> checks(HostPlatform platform, DeviceList devices) {
    return new MachineChecks(
            new Machine(
                platform,
                root,
                List.of(root.resolve("bin")),
                root,
                Optional.of(root.resolve("home")),
                vendors))
        .all(devices);
  }

  private static DoctorCheck named(List<DoctorCheck> checks, String name) {
    return checks.stream().filter(check -> check.name().equals(name)).findFirst().orElseThrow();
  }

  private void file(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void aBareMachineIsToldWhatToInstall() {
    List<DoctorCheck> checks = checks(devices(List.of(), device("host", "host")));
    assertThat(checks)
        .extracting(DoctorCheck::name, DoctorCheck::state, DoctorCheck::install)
        .contains(
            org.assertj.core.groups.Tuple.tuple(
                "JDK", State.ABSENT, "apt-get install openjdk-17-jdk-headless"),
            org.assertj.core.groups.Tuple.tuple("Maven", State.ABSENT, "apt-get install maven"),
            org.assertj.core.groups.Tuple.tuple(
                "OpenCL", State.ABSENT, "apt-get install ocl-icd-libopencl1 pocl-opencl-icd"),
            org.assertj.core.groups.Tuple.tuple(
                "devices", State.MISSING, "apt-get install ocl-icd-libopencl1 pocl-opencl-icd"));
    CommandOutput text = DoctorCommand.report(checks, false, TerminalStyle.PLAIN);
    assertThat(text.status()).isEqualTo(1);
    assertThat(text.text()).endsWith("\nKernels cannot run.\n").doesNotContain("\u001b");
  }

  @Test
  void whatIsThereIsShownWithItsPlace() throws IOException {
    file("bin/javac", "");
    file("bin/mvn", "");
    file("bin/ptxas", "");
    file("etc/OpenCL/vendors/pocl.icd", "libpocl.so.2\n");
    file("sys/bus/pci/devices/0000:01:00.0/class", "0x030000\n");
    file("sys/bus/pci/devices/0000:01:00.0/vendor", "0x10de\n");
    file("sys/bus/pci/devices/0000:02:00.0/class", "0x020000\n");
    file("home/lib/llvm-20.1.7-1.5.12-linux-x86_64.jar", "");
    file(
        "proc/cpuinfo",
        "flags\t: cx16 lahf_lm popcnt pni sse4_1 sse4_2 ssse3 avx avx2 bmi1 bmi2 f16c fma abm movbe xsave\n");
    List<DoctorCheck> checks =
        checks(
            devices(
                List.of("CUDA: the driver is too old"),
                device("host", "host"),
                device("native-cpu", "native-cpu"),
                device("opencl:0", "opencl")));
    assertThat(named(checks, "JDK").state()).isEqualTo(State.FOUND);
    assertThat(named(checks, "Maven").found()).isEqualTo(root.resolve("bin/mvn").toString());
    assertThat(named(checks, "CPU").found()).isEqualTo("x86_64_v3");
    assertThat(named(checks, "GPUs").found()).isEqualTo("NVIDIA at 0000:01:00.0");
    assertThat(named(checks, "OpenCL").found()).isEqualTo("pocl.icd");
    assertThat(named(checks, "LLVM, lld").found()).contains("llvm-20.1.7");
    assertThat(named(checks, "CUDA").found()).isEqualTo("no device: CUDA: the driver is too old");
    assertThat(named(checks, "spirv-val").install()).isEqualTo("apt-get install spirv-tools");
    CommandOutput json = DoctorCommand.report(checks, true, TerminalStyle.PLAIN);
    assertThat(json.status()).isZero();
    assertThat(json.text())
        .startsWith(
            "{\"kernelsCanRun\":true,\"checks\":[\n  {\"name\":\"JDK\",\"state\":\"found\"");
  }

  private DoctorCheck openCl(String problem) {
    List<String> problems = problem.isEmpty() ? List.of() : List.of("no CUDA", problem);
    return named(checks(devices(problems, device("host", "host"))), "OpenCL");
  }

  /** The other levels are among the usual targets. */
  @Test
  void targetsAreAdvisedForTheHighestLevel() throws IOException {
    file(
        "proc/cpuinfo",
        "flags\t: cx16 lahf_lm popcnt pni sse4_1 sse4_2 ssse3 avx avx2 bmi1 bmi2 f16c fma abm movbe"
            + " xsave avx512f avx512bw avx512cd avx512dq avx512vl\n");
    assertThat(named(checks(devices(List.of(), device("host", "host"))), "CPU").found())
        .isEqualTo(
            "x86_64_v4: -Asycamore.targets=x86_64,x86_64_v3,x86_64_v4,spir64,ptx64 compiles for it"
                + " too, native for it alone");
  }

  @Test
  void buildsOnArmHaveCodeForIt() {
    assertThat(
            named(
                    checks(
                        HostPlatform.of("Linux", "aarch64"),
                        devices(List.of(), device("host", "host"))),
                    "CPU")
                .found())
        .isEqualTo("aarch64");
  }

  /** The loader of drivers is advised only where it is missing. */
  @Test
  void theMissingPartOfOpenClIsAdvised() throws IOException {
    String noLoader = "no OpenCL: libOpenCL.so.1 is not known to the dynamic linker";
    String noDriver = "no OpenCL platform: libOpenCL.so.1 was found, but no driver (ICD)";
    String noDevice = "OpenCL platform 0 (rusticl) has no devices";

    assertThat(openCl(noDriver))
        .isEqualTo(
            DoctorCheck.absent("OpenCL", "no driver (ICD)", "apt-get install pocl-opencl-icd"));
    assertThat(openCl(noLoader).install())
        .isEqualTo("apt-get install ocl-icd-libopencl1 pocl-opencl-icd");
    file("etc/OpenCL/vendors/rusticl.icd", "libRusticlOpenCL.so.1\n");
    assertThat(openCl(noLoader))
        .isEqualTo(
            DoctorCheck.absent(
                "OpenCL",
                "rusticl.icd, but no device: " + noLoader,
                "apt-get install ocl-icd-libopencl1"));
    assertThat(openCl(noDriver).install()).isEqualTo("apt-get install pocl-opencl-icd");
    assertThat(openCl(noDevice))
        .isEqualTo(DoctorCheck.absent("OpenCL", "rusticl.icd, but no device: " + noDevice, ""));
  }

  @Test
  void driversAreThoseThatTheVariableNames() throws IOException {
    file("etc/OpenCL/vendors/pocl.icd", "libpocl.so.2\n");
    file("opt/vendors/own.icd", "libown.so\n");
    DeviceList found = devices(List.of(), device("host", "host"), device("opencl:0", "opencl"));
    vendors = Optional.of(root.resolve("opt/vendors"));
    String place = " in " + root.resolve("opt/vendors") + " ($OCL_ICD_VENDORS)";
    assertThat(named(checks(found), "OpenCL").found()).isEqualTo("own.icd" + place);
    vendors = Optional.of(root.resolve("opt/vendors/own.icd"));
    assertThat(named(checks(found), "OpenCL").found()).startsWith("own.icd in ");
    vendors = Optional.of(root.resolve("opt/none"));
    assertThat(named(checks(found), "OpenCL").found()).isEqualTo("opencl:0 (opencl:0)");
    assertThat(openCl("no OpenCL platform: no driver"))
        .isEqualTo(
            DoctorCheck.absent(
                "OpenCL",
                "no driver (ICD) in " + root.resolve("opt/none") + " ($OCL_ICD_VENDORS)",
                "unset OCL_ICD_VENDORS"));
  }

  @Test
  void coloursAreForTerminals() {
    List<DoctorCheck> checks = List.of(DoctorCheck.found("JDK", "17"));
    assertThat(DoctorCommand.report(checks, false, new TerminalStyle(true)).text())
        .startsWith("\u001b[32mok     \u001b[0m  JDK");
    System.setProperty("sycamore.terminal", "true");
    try {
      assertThat(TerminalStyle.of(name -> null).coloured()).isTrue();
      assertThat(TerminalStyle.of(name -> name.equals("NO_COLOR") ? "1" : null).coloured())
          .isFalse();
      assertThat(TerminalStyle.of(name -> name.equals("TERM") ? "dumb" : null).coloured())
          .isFalse();
    } finally {
      System.clearProperty("sycamore.terminal");
    }
    assertThat(TerminalStyle.of(name -> null).coloured()).isFalse();
  }

  @Test
  void theCommandLooksAtThisMachine() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream printed = new PrintStream(out, true, StandardCharsets.UTF_8);
    int status = RuntimeMain.run(List.of("doctor"), null, printed, printed);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("native-cpu", "Kernels can run.")
        .doesNotContain("cuda.libname");
    assertThat(status).isZero();
  }

  @Test
  void onWindowsCommandsHaveEndingsAndNothingComesFromDebian() throws Exception {
    file("bin/javac.exe", "");
    file("bin/mvn.cmd", "");
    file("bin/ptxas", "");
    file("home/lib/llvm-20.1.7-1.5.12-windows-x86_64.jar", "");
    List<DoctorCheck> checks =
        checks(
            HostPlatform.of("Windows 11", "amd64"),
            devices(List.of("no OpenCL: OpenCL.dll is not installed"), device("host", "host")));

    assertThat(named(checks, "JDK").state()).isEqualTo(State.FOUND);
    assertThat(named(checks, "Maven").found()).endsWith("mvn.cmd");
    assertThat(named(checks, "LLVM, lld").state()).isEqualTo(State.FOUND);
    assertThat(named(checks, "ptxas").state()).isNotEqualTo(State.FOUND);
    assertThat(checks).noneMatch(check -> check.name().equals("GPUs"));
    assertThat(checks).noneMatch(check -> check.install().contains("apt-get"));
    assertThat(named(checks, "OpenCL").found())
        .isEqualTo("no device: no OpenCL: OpenCL.dll is not installed");
  }
}
