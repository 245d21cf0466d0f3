/** Leads to the first field that stands in the way, in the order of the form. */
export const focusFirstError = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
