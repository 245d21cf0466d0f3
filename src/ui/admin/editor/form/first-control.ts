const first = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector) ?? undefined

export const firstControl = (form: HTMLElement | null) => first(form, 'input, textarea, select, button')

/** The first control that stands in the way, in the order of the form. */
export const firstError = (form: HTMLElement | null) => first(form, '[aria-invalid="true"]')
