import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from '../../feedback/spinner/spinner.tsx'
import { Panel } from './panel.tsx'

const meta = { title: 'Design/Panel', component: Panel } satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { children: <Spinner>Loading...</Spinner> } }

export const NothingChosen: Story = { args: { children: 'No news article selected.' } }
