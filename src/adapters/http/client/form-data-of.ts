import type { ChosenFile } from '#domain/picture/chosen-file.ts'

/** A multipart form of texts, numbers and chosen files, of which the browser's `File` is one. */
export const formDataOf = (parts: Readonly<Record<string, string | number | ChosenFile>>): FormData => {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part !== 'object') form.append(name, String(part))
    else if (part instanceof Blob) form.append(name, part, part.name)
    else throw new TypeError(`${part.name} is not a file that can be sent`)
  }
  return form
}
