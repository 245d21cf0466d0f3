const encoder = new TextEncoder()
let buffer = new Uint8Array()

/**
 * Encodes texts one after the other. Joining them first would need a string beyond V8's limit for small objects, whose
 * memory costs as much as rendering a page does. The buffer is reused, as `Buffer.from` measures a text before it
 * encodes it.
 */
export const utf8 = (texts: ReadonlyArray<string>): Buffer => {
  const longest = texts.reduce((sum, { length }) => sum + 3 * length, 0)
  if (buffer.length < longest) buffer = new Uint8Array(longest)
  const end = texts.reduce((at, text) => at + encoder.encodeInto(text, buffer.subarray(at)).written, 0)
  return Buffer.from(buffer.subarray(0, end))
}
