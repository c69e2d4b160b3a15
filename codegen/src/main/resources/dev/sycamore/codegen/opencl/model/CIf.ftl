<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CIf" -->
if (<@include object=condition/>) {
<#list thenBranch as statement>
<@include object=statement/>
</#list>
<#if elseBranch?has_content>
} else {
<#list elseBranch as statement>
<@include object=statement/>
</#list>
</#if>
}
