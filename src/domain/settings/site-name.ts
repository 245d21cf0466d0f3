interface Named {
  readonly brandName?: string | undefined
  readonly legalName?: string | undefined
}

/** The name that pages go by; empty where nobody has given one. */
export const nameOf = ({ brandName, legalName }: Named): string => brandName || legalName || ''

/** The name in full, which is the title of the home page. */
export const fullNameOf = (site: Named): string => site.legalName || nameOf(site) || 'Home'
