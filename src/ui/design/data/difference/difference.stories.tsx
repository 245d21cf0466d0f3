import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Difference, differenceKinds } from './difference.tsx'

const long = 'The new berth adds 310 metres of quay and takes vessels of up to 14 metres draught. '.repeat(9)

const meta = {
  title: 'Components/Difference (diff, compare)',
  id: 'components-difference',
  component: Difference,
  args: {
    parts: [
      { kind: 'same', value: 'Jalboot Marine opens a ' },
      { kind: 'removed', value: 'fourth' },
      { kind: 'added', value: 'fifth' },
      { kind: 'same', value: ' berth at Hidd' },
    ],
  },
} satisfies Meta<typeof Difference>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Removed: fourth')
    await expect(canvas.getByRole('insertion')).toHaveTextContent('Added: fifth')
  },
}

export const Kinds: Story = { args: { parts: differenceKinds.map((kind) => ({ kind, value: `${kind} ` })) } }

export const LongText: Story = {
  args: {
    parts: [
      { kind: 'same', value: long },
      { kind: 'added', value: 'Two gantries follow.' },
      { kind: 'same', value: long },
    ],
  },
}

export const Entries: Story = {
  args: {
    entry: (value) => value,
    parts: [
      { kind: 'same', value: 'Berths' },
      { kind: 'removed', value: 'Cranes' },
      { kind: 'added', value: 'Gantries' },
    ],
  },
}

export const Arabic: Story = {
  args: {
    parts: [
      { kind: 'same', value: 'نبني ' },
      { kind: 'removed', value: 'الموانئ' },
      { kind: 'added', value: 'المدن' },
      { kind: 'same', value: ' منذ 1958' },
    ],
  },
}

export const Hostile: Story = {
  args: { parts: [{ kind: 'added', value: 'Donaudampfschifffahrtsgesellschaft'.repeat(8) }] },
}

export const Narrow: Story = {
  ...Hostile,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
