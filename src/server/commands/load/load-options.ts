import { refuseArguments, parseArguments } from '../line/command.ts'

export interface LoadOptions {
  readonly url: URL
  readonly connections: number
  readonly seconds: number
  /** Sends enquiries too, which stay in the inbox. */
  readonly writes: boolean
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

const maximum = { seconds: 300, connections: 256 } as const

const numberOf = (name: keyof typeof maximum, text: unknown) => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > maximum[name])
    return refuseArguments('loadtest', `--${name} is a number from 1 to ${maximum[name]}.`)
  return value
}

/** Parses the arguments of the command. Load on another's site is an attack, so a remote site has to be confirmed. */
export const readLoadOptions = (words: ReadonlyArray<string>): LoadOptions => {
  const { operands, values } = parseArguments('loadtest', words)
  const [address = ''] = operands
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    return refuseArguments('loadtest', `'${address}' is no address of a site.`)
  const url = new URL(address)
  if (!loopback.test(url.hostname) && values['yes-this-is-mine'] !== true)
    return refuseArguments(
      'loadtest',
      `${url.host} is not this machine. Add --yes-this-is-mine if you may put load on it.`,
    )
  return {
    url,
    seconds: numberOf('seconds', values['seconds']),
    connections: numberOf('connections', values['connections']),
    writes: values['write'] === true,
  }
}
