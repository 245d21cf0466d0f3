const first = (form: HTMLElement | null, selector: string) =>
  form?.querySelector<HTMLElement>(selector) ?? undefined

export const firstControl = (form: HTMLElement | null) =>
  first(form, 'fieldset :is(input, textarea, select, button)')

/** The first invalid control. */
export const firstError = (form: HTMLElement | null) => first(form, '[aria-invalid="true"]')
