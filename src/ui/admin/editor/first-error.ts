/** The first control that stands in the way, in the order of the form. */
export const firstError = (form: HTMLElement | null): HTMLElement | undefined =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined
