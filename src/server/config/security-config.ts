import { isEmailAddress } from '#domain/mail/letters/email-address.ts'
import { StartRefused } from './start-refused.ts'
import { holding } from './variable-checks.ts'

/** Where people report a weakness of the site, as `/.well-known/security.txt` says. */
export interface SecurityConfig {
  readonly contact: string
  readonly policy: string | undefined
}

const isPage = (value: string) => /^https:\/\/[^/\s][!-~]*$/.test(value) && URL.canParse(value)
const isMail = (value: string) => value.startsWith('mailto:') && isEmailAddress(value.slice('mailto:'.length))
const isPhone = (value: string) => /^tel:\+?\d[\d-]*$/.test(value)
const isContact = (value: string) => isPage(value) || isMail(value) || isPhone(value)

export const securityVariables = {
  SECURITY_CONTACT: holding(isContact, 'write mailto:name@host, https://host/path or tel:+number'),
  SECURITY_POLICY: holding(isPage, 'write it as https://host/path'),
}

type Variables = { readonly [Name in keyof typeof securityVariables]?: string }

/** `undefined` without a contact. */
export const securityConfig = ({
  SECURITY_CONTACT: contact,
  SECURITY_POLICY: policy,
}: Variables): SecurityConfig | undefined => {
  if (contact !== undefined) return { contact, policy }
  if (policy === undefined) return undefined
  throw new StartRefused('SECURITY_CONTACT: set it too; without it SECURITY_POLICY is shown nowhere.')
}
