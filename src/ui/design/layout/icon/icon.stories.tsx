import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../examples/stack.tsx'
import { Icon, iconSizes } from './icon.tsx'
import { iconNames } from './icons.ts'

const meta = {
  title: 'Components/Icon (glyph, symbol)',
  id: 'components-icon',
  component: Icon,
  args: { name: 'search' },
  argTypes: {
    name: { control: 'select', options: iconNames },
    size: { control: 'inline-radio', options: iconSizes },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Stack row>
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

/** Arrows are mirrored, a tick is not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack row>
      <Icon name="arrow-right" />
      <Icon name="check" />
    </Stack>
  ),
}

const isTurned = (icon: Element | null) => icon && getComputedStyle(icon).transform !== 'none'

/** An arrow of an English part points as in English. */
export const EnglishPart: Story = {
  tags: ['T39'],
  globals: { language: 'ar' },
  render: () => (
    <>
      {iconNames.map((name) => (
        <Icon key={name} name={name} data-icon={name} />
      ))}
      <p lang="en" dir="ltr">
        The quay at Hidd <Icon name="arrow-right" />
      </p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const turned = [...canvasElement.querySelectorAll<SVGElement>('[data-icon]')].filter(isTurned)
    await expect(turned.map(({ dataset }) => dataset['icon'])).toEqual([
      'arrow-left',
      'arrow-right',
      'arrow-up-right',
      'chevron-left',
      'chevron-right',
      'log-out',
      'panel-right',
      'reply',
      'undo-2',
    ])
    await expect(isTurned(canvas.getByText(/Hidd/).querySelector('svg'))).toBe(false)
  },
}
