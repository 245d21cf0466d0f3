import { transform } from 'lightningcss'
import type { Plugin } from 'vite'

const hides = new Set(['display', 'visibility'])

/**
 * Removes all styles except those that hide elements, which roles and names depend on. Otherwise each query by role
 * matches all rules again.
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
