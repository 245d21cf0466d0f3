import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** Inside the repository `#domain/…` and its like resolve to the sources, not to the built library. */
const sources = 'sahilan-source'

/** One configuration for the browser's build, the server's build, Storybook and the tests. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: [sources, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sources, ...defaultServerConditions] } },
})
