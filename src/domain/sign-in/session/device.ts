import { account, type AccountWords } from '../../wording/en/access/account.ts'
import { fill } from '../../wording/template.ts'

/** The names of browser and system; empty if unknown. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** Parts of `User-Agent` headers. Many name other browsers too, so the first match counts. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const firstIn = (text: string, names: ReadonlyArray<readonly [part: string, name: string]>): string =>
  names.find(([part]) => text.includes(part))?.[1] ?? ''

/** Reads a `User-Agent` header. */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstIn(userAgent, browsers),
  system: firstIn(userAgent, systems),
})

/** Such as 'Firefox on Windows'. */
export const deviceText = (
  { browser, system }: Device,
  words: AccountWords['devices'] = account.devices,
): string => {
  if (browser === '' && system === '') return words.unknown
  if (system === '') return browser
  return browser === '' ? fill(words.unknownOn, { system }) : fill(words.browserOn, { browser, system })
}
