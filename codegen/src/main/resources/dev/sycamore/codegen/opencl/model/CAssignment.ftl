<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CAssignment" -->
<@include object=target/> = <@include object=value/>;
