<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CEvaluation" -->
<@include object=expression/>;
