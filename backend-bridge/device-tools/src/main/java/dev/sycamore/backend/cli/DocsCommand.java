package dev.sycamore.backend.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code sycamore docs}: the documentation in a browser, without a network. */
@Command(
    name = "docs",
    description = "Serves the documentation to a browser on this machine, until it is stopped.",
    footer = {"", "Examples:", "  sycamore docs", "  sycamore docs --port=8000"},
    mixinStandardHelpOptions = true)
final class DocsCommand implements Callable<Integer> {

  private static final int LAST_PORT = 65_535;

  @Option(
      names = "--folder",
      required = true,
      defaultValue = "${sys:sycamore.site}",
      paramLabel = "FOLDER",
      description = "The built site. By default that of this checkout.")
  private Path folder;

  @Option(
      names = "--port",
      defaultValue = "0",
      paramLabel = "N",
      description = "The port. By default one that is free.")
  private int port;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    PrintWriter errors = spec.commandLine().getErr();
    if (port < 0 || port > LAST_PORT) {
      throw new ParameterException(
          spec.commandLine(), "port " + port + " is not one of 0 to " + LAST_PORT);
    }
    if (!Files.isRegularFile(folder.resolve("index.html"))) {
      errors.println(
          "sycamore docs: error: "
              + folder
              + " has no site; build it with `mvn -Psite -pl site -am -DskipTests package`");
      return 1;
    }
    try (SiteServer server = new SiteServer(folder, port)) {
      System.out.println(server.address() + " (Ctrl+C stops it)");
      new CountDownLatch(1).await();
      return 0;
    } catch (IOException e) {
      errors.println("sycamore docs: error: port " + port + ": " + e.getMessage());
      return 1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 0;
    }
  }
}
