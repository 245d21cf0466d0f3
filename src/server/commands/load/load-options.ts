import { StartRefused } from '../../config/start-refused.ts'

export interface LoadOptions {
  readonly url: URL
  readonly connections: number
  readonly seconds: number
  /** Sends enquiries too, which stay. */
  readonly writes: boolean
}

const usage =
  'Say which site: npm run loadtest -- URL [--seconds 10] [--connections 16] [--write] [--yes-this-is-mine]'

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const numbers = { '--seconds': { usual: 10, most: 300 }, '--connections': { usual: 16, most: 256 } } as const
const flags = ['--write', '--yes-this-is-mine']

const numberOf = (name: keyof typeof numbers, text: string | undefined) => {
  const { usual, most } = numbers[name]
  const value = text === undefined ? usual : Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new StartRefused(`${name}: write a number from 1 to ${most}.`)
  return value
}

/** What the words behind the command ask for. Load on somebody else's site is an attack, so it has to be said whose it is. */
export const readLoadOptions = (words: ReadonlyArray<string>): LoadOptions => {
  const given = new Map<string, string>()
  const addresses: Array<string> = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word in numbers) given.set(word, words[(at += 1)] ?? '')
    else if (flags.includes(word)) given.set(word, '')
    else addresses.push(word)
  }
  const [address = ''] = addresses
  if (addresses.length !== 1 || !/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new StartRefused(usage)
  const url = new URL(address)
  if (!loopback.test(url.hostname) && !given.has('--yes-this-is-mine'))
    throw new StartRefused(
      `${url.host} is not this machine. Add --yes-this-is-mine if you may put load on it.`,
    )
  return {
    url,
    seconds: numberOf('--seconds', given.get('--seconds')),
    connections: numberOf('--connections', given.get('--connections')),
    writes: given.has('--write'),
  }
}
