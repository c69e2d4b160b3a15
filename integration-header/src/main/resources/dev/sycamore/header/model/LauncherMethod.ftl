<#-- @ftlvariable name="" type="dev.sycamore.header.model.LauncherMethod" -->
  /** Launches {@code ${name}} with the accessors of a submit. */
  <#if visible>public </#if>static void ${name}(
      dev.sycamore.Handler ${handlerName}, ${range} ${rangeName}${parameters}) {
    ${handlerName}.parallelFor(
        ${rangeName},
        ${kernel});
  }
<#if hasQueue>

  /** Submits {@code ${name}}; buffers are read and written. */
  <#if visible>public </#if>static dev.sycamore.Event ${name}(
      dev.sycamore.DeviceQueue ${queueName}, ${range} ${rangeName}${queueParameters}) {
    return ${queueName}.submit(${handlerName} -> ${name}(${handlerName}, ${rangeName}${queueArguments}));
  }
</#if>
