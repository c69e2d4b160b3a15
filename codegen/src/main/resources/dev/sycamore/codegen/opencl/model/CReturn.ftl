<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CReturn" -->
return<#if value.present> <@include object=value.get()/></#if>;
