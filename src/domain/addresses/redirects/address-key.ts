/** An address in the one spelling by which old addresses are compared. */
export interface AddressKey {
  readonly path: string
  /** Its parameters in alphabetical order. */
  readonly query: string
}

/** Decodes everything but what would then be read as something else. A path in another charset stays encoded. */
const decoded = (text: string, kept: RegExp): string => {
  const safe = text.replaceAll(/%(?![\da-f]{2})/giu, '%2525').replaceAll(kept, '%25$1')
  try {
    return decodeURIComponent(safe)
  } catch {
    return text
  }
}

/** `%`, `/`, `?`, `#` and what databases cannot store. */
const keptInPath = /%(2[35f]|3f|00)/giu
/** `%`, `#`, `&`, `=`, `+` and what databases cannot store. */
const keptInQuery = /%(2[356b]|3d|00)/giu

/** No old address is longer, in any encoding. A long run of marks takes quadratic time to normalize. */
const maxLength = 8_000

/** Without regard to case, Unicode form, percent-encoding, a slash at the end and the order of parameters. */
export const addressKey = (address: string): AddressKey => {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/u.exec(address.slice(0, maxLength)) ?? []
  return {
    path:
      decoded(path, keptInPath)
        .normalize()
        .toLowerCase()
        .normalize()
        .replace(/(?<!\/)\/+$/u, '') || '/',
    query: query
      .split('&')
      .filter((parameter) => parameter !== '')
      .map((parameter) => decoded(parameter.replaceAll('+', ' '), keptInQuery).normalize())
      .toSorted()
      .join('&'),
  }
}

export const addressOfKey = ({ path, query }: AddressKey): string =>
  query === '' ? path : `${path}?${query}`

/** Finds the entry of an address: one with its query, otherwise one without any. */
export const redirectFor = <Entry>(
  entries: ReadonlyMap<string, Entry>,
  address: string,
): Entry | undefined => {
  const key = addressKey(address)
  return entries.get(addressOfKey(key)) ?? entries.get(key.path)
}
