<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CBlock" -->
{
<#list statements as statement>
<@include object=statement/>
</#list>
}
