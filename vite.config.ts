import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

/** One configuration for the browser's build, the server's build, Storybook and the tests. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
})
