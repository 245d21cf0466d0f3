import type { LocationRewrite } from '@tanstack/react-router'

const base = '/admin'

/** Maps routes below /admin; the login page is /admin without a trailing slash. */
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
