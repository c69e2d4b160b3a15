<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CDeclaration" -->
${type} ${name}<#if initializer.present> = <@include object=initializer.get()/></#if>;
