import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** React's development build records the stack of each element that is made, which takes a third of the time of a test. */
export const quickElements = (): Plugin => ({
  name: 'quick-elements',
  config: () => ({
    oxc: { jsx: { development: false } },
    resolve: {
      alias: {
        'react/jsx-runtime': resolve('node_modules/react/cjs/react-jsx-runtime.production.js'),
      },
    },
  }),
})
