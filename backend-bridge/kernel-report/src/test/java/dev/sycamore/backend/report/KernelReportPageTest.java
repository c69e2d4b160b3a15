package dev.sycamore.backend.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** The page in a browser. */
@Tag("one-jdk")
@Requires(Tool.CHROMIUM)
@Tag("module")
class KernelReportPageTest {

  @TempDir private static Path folder;
  private static ChromeDriver browser;
  private static Path page;

  @BeforeAll
  static void start() throws IOException {
    page = Files.writeString(folder.resolve("r.html"), KernelReports.html(ReportSamples.report()));
    ChromeOptions options = new ChromeOptions();
    options.setBinary(command("chromium"));
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=1100,900",
        "--user-data-dir=" + folder.resolve("profile"));
    browser =
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(command("chromedriver"))
                .usingAnyFreePort()
                .build(),
            options);
  }

  private static File command(String name) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .map(folder -> new File(folder, name))
        .filter(File::canExecute)
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no " + name + " on the PATH"));
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.quit();
    }
  }

  @BeforeEach
  void open() {
    browser.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", false));
    browser.executeCdpCommand(
        "Emulation.setEmulatedMedia", Map.of("media", "", "features", List.of()));
    browser.get(page.toUri().toString());
  }

  @Test
  void searchLeavesTheKernelsThatHaveAllWords() {
    assertThat(shown()).hasSize(3);
    browser.findElement(By.id("text")).sendKeys("SCALE gauss");
    assertThat(shown()).containsExactly("scale");
    assertThat(browser.findElement(By.id("count")).getText()).isEqualTo("1 of 3");
    browser.findElement(By.id("text")).sendKeys(" nowhere");
    assertThat(shown()).isEmpty();
    assertThat(browser.findElement(By.id("empty")).isDisplayed()).isTrue();
    browser.findElement(By.id("text")).sendKeys(Keys.ESCAPE);
    assertThat(shown()).hasSize(3);
  }

  @Test
  void targetsAndAspectsFilter() {
    select("target", "spir64");
    assertThat(shown()).containsExactly("blur");
    select("target", "x86_64");
    assertThat(shown()).containsExactly("blur", "scale");
    select("aspect", "fp64");
    assertThat(shown()).containsExactly("blur");
  }

  @Test
  void aKernelExpandsByMouseAndByKeyboard() {
    WebElement kernel = browser.findElement(By.id("p_Blur_blur"));
    WebElement source = kernel.findElement(By.tagName("pre"));
    assertThat(source.isDisplayed()).isFalse();
    kernel.findElement(By.tagName("summary")).click();
    assertThat(source.getText()).contains("12", "out[i] = gauss(in[i])");
    assertThat(kernel.getText())
        .contains("p.Blur.gauss(float)", "in and out", "4 work-items at a time", "at most 4144");
    kernel.findElement(By.tagName("summary")).sendKeys(Keys.ENTER);
    assertThat(source.isDisplayed()).isFalse();
    browser.findElement(By.tagName("body")).sendKeys("/");
    assertThat(browser.switchTo().activeElement().getDomAttribute("id")).isEqualTo("text");
    browser.findElement(By.id("toggle")).click();
    assertThat(source.isDisplayed()).isTrue();
  }

  @Test
  void aLinkToAKernelOpensIt() {
    browser.get(page.toUri() + "#p_Blur_scale");
    browser.navigate().refresh();
    assertThat(browser.findElement(By.cssSelector("#p_Blur_scale pre")).isDisplayed()).isTrue();
    assertThat(browser.findElement(By.cssSelector("#p_Blur_blur pre")).isDisplayed()).isFalse();
  }

  @Test
  void noTextBecomesAProgram() {
    assertThat(browser.getTitle()).isEqualTo("Kernel report");
    assertThat(browser.findElements(By.tagName("script"))).hasSize(1);
    assertThat(browser.findElement(By.cssSelector("#hostile summary b")).getText())
        .isEqualTo(ReportSamples.HOSTILE);
  }

  @Test
  void aPageWithoutScriptsShowsAll() {
    browser.executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", true));
    browser.navigate().refresh();
    assertThat(browser.findElement(By.id("filter")).isDisplayed()).isFalse();
    assertThat(shown()).hasSize(3);
    WebElement kernel = browser.findElement(By.id("p_Blur_blur"));
    kernel.findElement(By.tagName("summary")).click();
    assertThat(kernel.findElement(By.tagName("pre")).isDisplayed()).isTrue();
  }

  @Test
  void isReadableInTheDarkAndOnPaper() {
    String light = background();
    browser.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
    assertThat(background()).isNotEqualTo(light);
    browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
    assertThat(browser.findElement(By.id("filter")).isDisplayed()).isFalse();
    // The folded parts are printed, too.
    assertThat(
            browser.executeScript(
                "const pre = document.querySelector('#p_Blur_blur pre');"
                    + "return pre.checkVisibility() && pre.getBoundingClientRect().height > 20"))
        .isEqualTo(true);
  }

  @Test
  void aNarrowWindowDoesNotScrollSideways() {
    browser.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", 360, "height", 800, "deviceScaleFactor", 1, "mobile", false));
    try {
      browser.findElement(By.id("toggle")).click();
      assertThat(
              browser.executeScript(
                  "return [...document.querySelectorAll('body *')]"
                      + ".filter(e => e.getBoundingClientRect().right > 360"
                      + " && !e.closest('.scroll, pre'))"
                      + ".map(e => e.outerHTML.slice(0, 200)).join('\\n')"))
          .isEqualTo("");
    } finally {
      browser.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }
  }

  private static String background() {
    return browser.findElement(By.tagName("body")).getCssValue("background-color");
  }

  private static void select(String id, String option) {
    browser.findElement(By.id(id)).findElements(By.tagName("option")).stream()
        .filter(o -> o.getText().equals(option))
        .findFirst()
        .orElseThrow()
        .click();
  }

  private static List<String> shown() {
    return browser.findElements(By.cssSelector("details.kernel")).stream()
        .filter(WebElement::isDisplayed)
        .map(kernel -> kernel.findElement(By.cssSelector("summary b")).getText())
        .toList();
  }
}
