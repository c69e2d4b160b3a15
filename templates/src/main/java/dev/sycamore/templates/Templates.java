package dev.sycamore.templates;

import freemarker.core.Environment;
import freemarker.log.Logger;
import freemarker.template.Configuration;
import freemarker.template.DefaultObjectWrapper;
import freemarker.template.TemplateDirectiveModel;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/**
 * Prints model objects: the template of an object is the resource with the name of its class, and
 * {@code <@include object=x/>} prints another one inside.
 */
public final class Templates {

  private static final Configuration CONFIGURATION = configure();

  private Templates() {}

  public static String render(Object model) {
    StringWriter out = new StringWriter();
    try {
      print(model, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (TemplateException e) {
      throw new IllegalStateException("template of " + model.getClass().getName(), e);
    }
    return out.toString();
  }

  private static void print(Object model, Writer out) throws IOException, TemplateException {
    String name = model.getClass().getName().replace('.', '/') + ".ftl";
    CONFIGURATION.getTemplate(name).process(model, out);
  }

  @SuppressWarnings("deprecation") // The other way is a system property, which is not ours to set.
  private static Configuration configure() {
    try {
      // Whatever logging libraries happen to be near: a compiler has none of its own.
      Logger.selectLoggerLibrary(Logger.LIBRARY_NONE);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
    Configuration configuration = new Configuration(Configuration.VERSION_2_3_34);
    configuration.setObjectWrapper(new DefaultObjectWrapper(Configuration.VERSION_2_3_34));
    configuration.setClassLoaderForTemplateLoading(Templates.class.getClassLoader(), "");
    configuration.setDefaultEncoding(StandardCharsets.UTF_8.name());
    configuration.setLocale(Locale.ROOT);
    configuration.setLocalizedLookup(false);
    configuration.setNumberFormat("computer");
    configuration.setBooleanFormat("c");
    configuration.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    configuration.setTemplateUpdateDelayMilliseconds(Long.MAX_VALUE);
    configuration.setSharedVariable("include", new IncludeDirective());
    return configuration;
  }

  private static final class IncludeDirective implements TemplateDirectiveModel {
    @Override
    @SuppressWarnings("rawtypes")
    public void execute(
        Environment environment,
        Map parameters,
        TemplateModel[] loopVariables,
        freemarker.template.TemplateDirectiveBody body)
        throws TemplateException, IOException {
      TemplateModel object = (TemplateModel) parameters.get("object");
      if (object == null) {
        throw new TemplateModelException("nothing to include");
      }
      DefaultObjectWrapper wrapper = (DefaultObjectWrapper) CONFIGURATION.getObjectWrapper();
      print(wrapper.unwrap(object), environment.getOut());
    }
  }
}
