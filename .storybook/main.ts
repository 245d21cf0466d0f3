import type { StorybookConfig } from '@storybook/react-vite'
import { chunks } from './code/chunks.ts'
import { componentsOnly } from './code/components-only.ts'
import { factsOfTheCode } from './code/facts.ts'
import { tokenFiles } from './tokens/token-files.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['./**/*.mdx', '../src/**/*.stories.tsx', './**/*.stories.tsx'],
  staticDirs: [
    '../public',
    { from: '../src/ui/design/style/fonts', to: '/fonts' },
    { from: '../src/server/demo/art/logo.svg', to: '/logo-light.svg' },
    { from: '../src/server/demo/art/logo-white.svg', to: '/logo-dark.svg' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    build: {
      ...config.build,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups: chunks } } },
    },
    plugins: [...plugins.map(componentsOnly), factsOfTheCode, tokenFiles],
  }),
  // `react-docgen-typescript` needs an API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig
