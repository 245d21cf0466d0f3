import { createHmac, randomBytes } from 'node:crypto'

/**
 * Whether a visitor does something for the first time today. Stores only hashes, with a key that is in memory and changes
 * daily. Beyond `max` nothing counts as first until the next day.
 */
export const firstOfDay = (today: () => string, max = 100_000) => {
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
    if (seen.has(hash) || seen.size >= max) return false
    seen.add(hash)
    return true
  }
}
