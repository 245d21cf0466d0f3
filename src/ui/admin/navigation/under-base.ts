import type { LocationRewrite } from '@tanstack/react-router'

const base = '/admin'

/** The back office lives under /admin, and its login page is /admin itself, without a slash at the end. */
export const underBase: LocationRewrite = {
  input: ({ url }) => {
    if (url.pathname.toLowerCase().startsWith(base)) url.pathname = url.pathname.slice(base.length) || '/'
    return url
  },
  output: ({ url }) => {
    url.pathname = url.pathname === '/' ? base : base + url.pathname
    return url
  },
}
