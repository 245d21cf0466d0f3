/** What a browser says of itself, in words; empty where it says nothing that is known. */
export interface Device {
  readonly browser: string
  readonly system: string
}

/** What stands in the text that a browser sends; many name others beside themselves, so the first match counts. */
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

const firstIn = (text: string, names: ReadonlyArray<readonly [mark: string, name: string]>): string =>
  names.find(([mark]) => text.includes(mark))?.[1] ?? ''

/** Reads the header `User-Agent`. */
export const deviceOf = (userAgent: string): Device => ({
  browser: firstIn(userAgent, browsers),
  system: firstIn(userAgent, systems),
})

/** Such as 'Firefox on Windows'. */
export const deviceText = ({ browser, system }: Device): string => {
  if (browser === '' && system === '') return 'Unknown device'
  if (system === '') return browser
  return `${browser || 'A browser'} on ${system}`
}
