<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CCase" -->
<#list labels as label>
case ${label}:
</#list>
<#if otherwise>
default:
</#if>
{
<#list statements as statement>
<@include object=statement/>
</#list>
}
