import { countriesOf } from '#domain/content/item/countries-of.ts'
import { countryCode } from '#domain/visitor-forms/enquiry/country-code.ts'
import type { Thing } from './thing.ts'

/** An address in one text, with its country if it names one that has a code; `undefined` if it is empty. */
export const postalAddress = (address: string | undefined): Thing | undefined => {
  if (!address) return undefined
  const code = countryCode(countriesOf(address)[0] ?? '')
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressCountry: code && /^[A-Z]{2}$/u.test(code) ? code : undefined,
  }
}
