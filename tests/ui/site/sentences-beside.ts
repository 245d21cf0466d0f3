/** What is said about the fields that are wrong, in their order: the description that goes with each. */
export const sentencesBeside = (root: ParentNode = document): ReadonlyArray<string> =>
  [...root.querySelectorAll('[aria-invalid=true]')].map(
    (control) =>
      document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ??
      '',
  )
