/** The error messages of the invalid fields, in their order. */
export const sentencesBeside = (root: ParentNode = document): ReadonlyArray<string> =>
  [...root.querySelectorAll('[aria-invalid=true]')].map(
    (control) =>
      document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ??
      '',
  )
