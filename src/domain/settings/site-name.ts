interface Named {
  readonly brandName?: string | undefined
  readonly legalName?: string | undefined
}

/** The short name of the site; empty if none was entered. */
export const nameOf = ({ brandName, legalName }: Named): string => brandName || legalName || ''

/** The full name of the site, which is the title of the home page; empty if none was entered. */
export const fullNameOf = (site: Named): string => site.legalName || nameOf(site)
