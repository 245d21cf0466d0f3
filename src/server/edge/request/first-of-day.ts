import { createHmac, randomBytes } from 'node:crypto'

/**
 * Whether somebody does something for the first time on a day, without storing who they are: it remembers hashes by a
 * key that is in memory only and is replaced each day. Beyond `most` nothing counts as first until the next day.
 */
export const firstOfDay = (today: () => string, most = 100_000) => {
  let day = ''
  let key = randomBytes(32)
  const seen = new Set<string>()
  return (who: string, what: string): boolean => {
    if (today() !== day) {
      day = today()
      key = randomBytes(32)
      seen.clear()
    }
    const hash = createHmac('sha256', key).update(`${what}\n${who}`).digest('base64')
    if (seen.has(hash) || seen.size >= most) return false
    seen.add(hash)
    return true
  }
}
