import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import '#ui/design/global.css.ts'
import '#ui/design/dark-theme.css.ts'

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

export default {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'padded',
    viewport: {
      options: {
        phone: size('Phone 360', 360, 740),
        tablet: size('Tablet 768', 768, 1024),
        desktop: size('Desktop 1440', 1440, 900),
      },
    },
    options: { storySort: { order: ['Tokens', 'Design', 'Site', 'Admin'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'system'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    function InThemeAndDirection(Story, { globals }) {
      const { theme, direction } = globals
      useLayoutEffect(() => {
        document.documentElement.dataset['theme'] = theme
        document.documentElement.dir = direction
      }, [theme, direction])
      return <Story />
    },
  ],
} satisfies Preview
