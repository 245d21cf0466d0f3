const kinds = {
  cloudflare: {
    headers: (token: string) => ({ authorization: `Bearer ${token}` }),
    body: (tag: string) => ({ tags: [tag] }),
  },
  fastly: {
    headers: (token: string) => ({ 'fastly-key': token }),
    body: (tag: string) => ({ surrogate_keys: [tag] }),
  },
} as const

/** The settings of the CDN whose stale pages are purged. */
export interface CdnPurge {
  readonly kind: keyof typeof kinds
  /** The address of the endpoint that purges by tag. */
  readonly address: string
  readonly token: string
}

/** The request that purges the pages with a tag. */
export const purgeRequest = ({ kind, address, token }: CdnPurge, tag: string) => ({
  address,
  headers: kinds[kind].headers(token),
  body: JSON.stringify(kinds[kind].body(tag)),
})
