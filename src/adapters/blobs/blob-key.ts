const keyForm = /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/
const prefixForm = /^([a-z0-9-]+\/)*[a-z0-9.-]*$/

export const isBlobKey = (text: string): boolean => keyForm.test(text)

/** Asserts that a key has the form that the server makes; see the port `Blobs`. */
export const blobKey = (key: string): string => {
  if (!isBlobKey(key)) throw new Error(`Not a key: ${JSON.stringify(key)}`)
  return key
}

export const blobPrefix = (prefix: string): string => {
  if (!prefixForm.test(prefix)) throw new Error(`Not a prefix: ${JSON.stringify(prefix)}`)
  return prefix
}
