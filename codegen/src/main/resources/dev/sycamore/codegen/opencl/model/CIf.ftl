<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CIf" -->
if (<@include object=condition/>) {
<#list thenBranch as statement>
<@include object=statement/>
</#list>
<#if chained>
} else <@include object=elseBranch[0]/>
<#elseif elseBranch?has_content>
} else {
<#list elseBranch as statement>
<@include object=statement/>
</#list>
}
<#else>
}
</#if>
