/** Bytes. Most file systems allow no more, and longer headers are too large for proxies. */
const maxBytes = 255

const bytesOf = (text: string) =>
  Array.from(text).reduce((bytes, letter) => {
    const code = letter.codePointAt(0) ?? 0
    return bytes + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)

/** Shortens a file name to 255 bytes, between two characters and before its extension. */
export const resumeName = (name: string): string => {
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? []
  let bytesLeft = maxBytes - bytesOf(ending)
  let short = ''
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, name.length - ending.length))) {
    bytesLeft -= bytesOf(segment)
    if (bytesLeft < 0) break
    short += segment
  }
  return short + ending
}
