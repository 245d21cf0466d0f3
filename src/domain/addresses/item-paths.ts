/** The path of the page of an article. */
export const articlePath = ({ id }: { readonly id: string }): string => `/newsinsights/${id}`

/** The path of the careers page with the form for a position. */
export const positionPath = ({ id }: { readonly id: string }): string =>
  `/career?apply=${encodeURIComponent(id)}`
