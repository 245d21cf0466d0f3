import type { Meta, StoryObj } from '@storybook/react-vite'
import { logoPicture } from '../../overlay/sheet/picture.ts'
import { Splash } from './splash.tsx'

const meta = {
  title: 'Design/Splash',
  component: Splash,
  args: { logo: logoPicture, label: 'Loading Sahilan' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Splash>

export default meta

export const Starting: StoryObj<typeof meta> = {}
