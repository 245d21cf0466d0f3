import type { Locator } from 'playwright'

/** What is said about the fields that are wrong, in their order: the description that goes with each. */
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
