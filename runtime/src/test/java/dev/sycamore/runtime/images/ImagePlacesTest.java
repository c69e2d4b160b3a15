package dev.sycamore.runtime.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where native images may come from. */
class ImagePlacesTest {

  private static final String NAME = "META-INF/sycamore/p/Unit.x86_64.so";

  @TempDir private Path folder;

  @AfterEach
  void allowAll() {
    System.clearProperty(ImagePlaces.ALLOWED);
  }

  private static void allow(Object... places) {
    System.setProperty(
        ImagePlaces.ALLOWED,
        String.join(
            File.pathSeparator, java.util.stream.Stream.of(places).map(Object::toString).toList()));
  }

  private static URL inJar(Path jar) throws MalformedURLException {
    return URI.create("jar:" + jar.toUri() + "!/" + NAME).toURL();
  }

  private static void assertRefused(URL url, String place) {
    assertThatThrownBy(() -> ImagePlaces.check(NAME, url))
        .isInstanceOf(DeviceException.class)
        .hasMessage(
            "the native image "
                + NAME
                + " is not loaded: it is in "
                + place
                + ", which is not among the places that -Dsycamore.images.allow lists");
  }

  @Test
  void withoutTheListAllPlacesAreAllowed() throws IOException {
    assertThat(ImagePlaces.isLimited()).isFalse();
    assertThatCode(() -> ImagePlaces.check(NAME, inJar(folder.resolve("a.jar"))))
        .doesNotThrowAnyException();
  }

  @Test
  void jarsFoldersAndFoldersOfJarsAreListed() throws IOException {
    Path jar = Files.writeString(folder.resolve("a b.jar"), "");
    Path other = Files.writeString(folder.resolve("a b.jar.jar"), "");
    Path classes = Files.createDirectories(folder.resolve("classes/META-INF/sycamore/p"));
    Path image = Files.writeString(classes.resolve("Unit.x86_64.so"), "");

    allow(jar);
    assertThatCode(() -> ImagePlaces.check(NAME, inJar(jar))).doesNotThrowAnyException();
    assertRefused(inJar(other), other.toRealPath().toString());
    assertRefused(image.toUri().toURL(), image.toRealPath().toString());

    allow(jar, folder.resolve("classes"));
    assertThatCode(() -> ImagePlaces.check(NAME, image.toUri().toURL())).doesNotThrowAnyException();

    allow(folder);
    assertThatCode(() -> ImagePlaces.check(NAME, inJar(other))).doesNotThrowAnyException();

    allow("");
    assertRefused(inJar(jar), jar.toRealPath().toString());
  }

  @Test
  void whatIsNoFileIsNotListed() throws IOException {
    allow(folder);
    assertRefused(URI.create("http://localhost/x").toURL(), "http://localhost/x");
  }

  @Test
  void aLinkIsWhereItLeads() throws IOException {
    Path jar = Files.writeString(folder.resolve("a.jar"), "");
    Path allowed = Files.createDirectory(folder.resolve("allowed"));
    Path link = Files.createSymbolicLink(allowed.resolve("a.jar"), jar);
    allow(allowed);
    assertRefused(inJar(link), jar.toRealPath().toString());
  }
}
