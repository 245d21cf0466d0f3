/** Screen readers do not announce what is in the initial HTML, so the focus leads to it. */
export const focusedOnLoad = { autoFocus: true } as const
