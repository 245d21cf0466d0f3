import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../examples/stack.tsx'
import { TextLink, textLinkVariants } from './text-link.tsx'

const meta = {
  title: 'Components/Text link (anchor, hyperlink)',
  tags: ['still'],
  id: 'components-text-link',
  component: TextLink,
  args: { href: '#careers', children: 'Open positions' },
  argTypes: { variant: { control: 'inline-radio', options: textLinkVariants } },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Variants: Story = {
  render: (args) => (
    <Stack>
      {textLinkVariants.map((variant) => (
        <TextLink key={variant} {...args} variant={variant} />
      ))}
    </Stack>
  ),
}

export const WithArrow: Story = { args: { variant: 'action', icon: 'arrow-right' } }

export const InSentence: Story = {
  render: (args) => (
    <p>
      Read what each company does, or look at <TextLink {...args} /> in Manama.
    </p>
  ),
}
