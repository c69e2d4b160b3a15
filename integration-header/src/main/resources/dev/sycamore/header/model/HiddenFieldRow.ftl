<#-- @ftlvariable name="" type="dev.sycamore.header.model.HiddenFieldRow" -->
  private static final HiddenField FIELD${index} = HiddenField.${call};
