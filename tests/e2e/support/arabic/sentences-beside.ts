import type { Locator } from 'playwright'

/** The error messages of the invalid fields, in their order. */
export const sentencesBeside = (form: Locator): Promise<ReadonlyArray<string>> =>
  form
    .locator('[aria-invalid=true]')
    .evaluateAll((controls) =>
      controls.map(
        (control) =>
          document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
            ?.textContent ?? '',
      ),
    )
