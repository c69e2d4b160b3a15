<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CConditional" -->
<@include object=condition/> ? <@include object=whenTrue/> : <@include object=whenFalse/><#t>
