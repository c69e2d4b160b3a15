<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CElement" -->
<@include object=pointer/>[<@include object=index/>]<#t>
