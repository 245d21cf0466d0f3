import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** One configuration for the browser's build, the server's build, Storybook and the tests. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Chromium of Vite's default target lacks `:dir()`, which the minifier would replace by a list of languages.
  build: { cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4', 'ios16.4'] },
})
