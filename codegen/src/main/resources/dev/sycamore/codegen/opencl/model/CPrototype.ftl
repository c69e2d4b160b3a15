<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CPrototype" -->
${returnType} ${name}(<#list parameterTypes as type>${type}<#sep>, <#else>void</#list>);
