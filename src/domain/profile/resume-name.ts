/** Bytes of a file's name, as most file systems bound it; a header with a longer one is too large for proxies. */
const most = 255

const bytesOf = (text: string) =>
  Array.from(text).reduce((bytes, letter) => {
    const code = letter.codePointAt(0) ?? 0
    return bytes + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)

/** The name of a file in 255 bytes at most: what is too long is cut before the ending, between two letters. */
export const resumeName = (name: string): string => {
  const [ending = ''] = /\.[^.]{1,10}$/.exec(name) ?? []
  let left = most - bytesOf(ending)
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, name.length - ending.length))) {
    left -= bytesOf(segment)
    if (left < 0) break
    kept += segment
  }
  return kept + ending
}
