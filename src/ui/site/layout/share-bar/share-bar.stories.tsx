import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { site } from '#domain/wording/en/site/site.ts'
import { ShareBar } from './share-bar.tsx'

/** As the boot script says what the browser has. */
const having = (shares: 'link' | 'sheet') => () => {
  document.documentElement.dataset['shares'] = shares
  return () => document.documentElement.removeAttribute('data-shares')
}

const meta = {
  title: 'Site/Share bar',
  component: ShareBar,
  args: { path: '/newsinsights/6' },
  beforeEach: having('link'),
} satisfies Meta<typeof ShareBar>

export default meta
type Story = StoryObj<typeof meta>

export const Link: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: site.share.link })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: site.share.sheet })).toBeNull()
  },
}

/** On a platform with a share sheet. */
export const Sheet: Story = {
  beforeEach: having('sheet'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: site.share.sheet })).toBeVisible()
  },
}

export const RightToLeft: Story = { ...Sheet, globals: { direction: 'rtl' } }
