import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

const hides = new Set(['display', 'visibility'])

/**
 * Leaves of the styles only what takes an element away: roles and names depend on it, and every question after one
 * has the document match all rules anew.
 */
export const hidingStyles = (): Plugin => ({
  name: 'hiding-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code, filename) => ({
      code: transform({
        filename,
        code: Buffer.from(code),
        minify: true,
        visitor: {
          Declaration: (declaration) => (hides.has(declaration.property) ? undefined : []),
        },
      }).code.toString(),
      map: null,
    }),
  },
})
