import { serverPaths } from '#domain/addresses/server-paths.ts'
import { day } from '#domain/time/durations.ts'
import type { SecurityConfig } from '../config/security-config.ts'
import type { MakeDocument } from './seo-document.ts'

/** Days until it expires, counted anew every day; RFC 9116 recommends less than a year. */
const validDays = 180

/** Says where to report a weakness of the site, as RFC 9116 defines. */
export const securityTxt =
  ({ contact, policy }: SecurityConfig, publicUrl: string | undefined): MakeDocument =>
  async ({ today, languages }) => ({
    type: 'text/plain; charset=utf-8',
    text: [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.parse(today) + validDays * day).toISOString()}`,
      `Preferred-Languages: ${languages.map(({ tag }) => tag).join(', ')}`,
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}${serverPaths.securityTxt}`]),
      ...(policy === undefined ? [] : [`Policy: ${policy}`]),
      '',
    ].join('\n'),
    shows: ['homePage'],
  })
