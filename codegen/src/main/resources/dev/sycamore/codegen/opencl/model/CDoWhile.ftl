<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CDoWhile" -->
do {
<#list body as statement>
<@include object=statement/>
</#list>
} while (<@include object=condition/>);
