interface Named {
  readonly brandName?: string | undefined
  readonly legalName?: string | undefined
}

/** The field of the short name of the site, and that of its full name. */
export const nameFieldOf = ({ brandName }: Named) => (brandName ? 'brandName' : 'legalName')
export const fullNameFieldOf = ({ legalName }: Named) => (legalName ? 'legalName' : 'brandName')

/** The short name of the site; empty if none was entered. */
export const siteNameOf = (site: Named): string => site[nameFieldOf(site)] ?? ''

/** The full name of the site, which is the title of the home page; empty if none was entered. */
export const fullNameOf = (site: Named): string => site[fullNameFieldOf(site)] ?? ''
