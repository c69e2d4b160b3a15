<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CAddress" -->
&<@include object=element/><#t>
