import type { StorybookConfig } from '@storybook/react-vite'
import { factsOfTheCode } from './code/facts.ts'

export default {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), factsOfTheCode] }),
  // `react-docgen-typescript` needs an API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig
