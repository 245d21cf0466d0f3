import type { Meta, StoryObj } from '@storybook/react-vite'
import { Layer, ManagedRuntime } from 'effect'
import { useCallback, useMemo, useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { MemoryProfiles } from '#adapters/memory/inbox/profiles.ts'
import type { AppliedPosition } from '#domain/visitor-forms/profile/profile.ts'
import { forms } from '#domain/wording/en/site/forms.ts'
import { applicationFormController } from '#ui/actors/visitor/application-form-controller.ts'
import { Button } from '#ui/design/action/button/button.tsx'
import { sailPicture } from '#ui/design/examples/example-content.ts'
import { fillIn } from '#ui/sample/fill-in.ts'
import { isOffline, network } from '#ui/sample/network.ts'
import { samplePosition, sampleDay } from '#ui/sample/site/site-samples.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { useShownActors } from '#ui/sample/shown-states.ts'
import { storyRole } from '#ui/sample/switches.ts'
import { ApplicationPopup } from './application-popup.tsx'
import type { FormsWords } from '#domain/wording/en/site/forms.ts'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { readCareer } from '../career-data.ts'

const controllerOver = (behaviour: Behaviour, isDown: () => boolean, written: FormsWords) =>
  applicationFormController(
    ManagedRuntime.make(
      Layer.mergeAll(MemoryProfiles(behaviour), MemorySavedForms(), MemoryConnection({ isOffline: isDown })),
    ),
    written,
  )

interface PopupInMemoryProps {
  position: AppliedPosition
  behaviour?: Behaviour
  /** Whether there is no connection. */
  isDown?: boolean
}

/** The popup over applications in memory. */
function PopupInMemory({ position, behaviour = network, isDown }: PopupInMemoryProps) {
  const written = useFormsWords()
  const controller = useMemo(
    () => controllerOver(behaviour, () => isDown ?? isOffline(), written),
    [behaviour, isDown, written],
  )
  const click = useMemo(() => ({ position, opener: document.activeElement }), [position])
  useShownActors(useCallback(() => controller, [controller]))
  return <ApplicationPopup controller={controller} picture={sailPicture} click={click} />
}

/** Falls back to a sample position, as a data set may have no open one. */
const siteApplication = siteStory(async (read) => {
  const { positions } = await readCareer(read, sampleDay)
  return { position: positions[0] ?? samplePosition }
})

const meta = {
  ...siteApplication,
  title: 'Site/Application popup',
  component: PopupInMemory,
  parameters: {
    ...siteApplication.parameters,
    switches: ['network', 'data'],
    docs: { story: { inline: false, height: '760px' } },
  },
  globals: { role: storyRole },
} satisfies Meta<typeof PopupInMemory>

export default meta
type Story = StoryObj<typeof PopupInMemory>

const resume = new File(['%PDF-1.7'], 'yara-haddad.pdf', { type: 'application/pdf' })

const send = async () => {
  await fillIn(await screen.findByLabelText('First name'), 'Yara')
  await fillIn(screen.getByLabelText('Last name'), 'Haddad')
  await fillIn(screen.getByLabelText('Email'), 'yara@mail.example')
  await fillIn(screen.getByLabelText('Phone'), '39 551 204')
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Bahrain')
  await userEvent.upload(screen.getByLabelText('Résumé'), resume)
  await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
}

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  },
}

export const WithErrors: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send application' }))
    await expect(screen.getByRole('alert')).toHaveTextContent('6 fields need another look.')
    await expect(screen.getAllByText(/ is required$/)).toHaveLength(6)
    await expect(screen.getByLabelText('First name')).toHaveFocus()
  },
}

export const Sending: Story = {
  args: { behaviour: { latency: 60_000 } },
  play: async () => {
    await send()
    await expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
    await expect(screen.getByText('Sending yara-haddad.pdf')).toBeVisible()
  },
}

/** The sending continues without the popup. */
export const ClosedWhileSending: Story = {
  ...Sending,
  play: async (context) => {
    await Sending.play?.(context)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Refused: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.broken } } },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByText('Failed to submit form')).toBeVisible())
  },
}

export const WithoutResponse: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.offline } } },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByText('Failed to submit')).toBeVisible())
  },
}

export const Waiting: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.offline } }, isDown: true },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByText(forms.application.waiting)).toBeVisible())
  },
}

export const Sent: Story = {
  play: async () => {
    await send()
    const title = await screen.findByRole('heading', { name: 'Your application has arrived' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(screen.getByText(/^[\dA-Z]{8}$/)).toBeVisible()
  },
}

export const ClosedAfterSending: Story = {
  play: async (context) => {
    await Sent.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** What was typed and chosen is still there. */
export const ClosedAndOpenedAgain: Story = {
  render: function Reopening({ position, behaviour }) {
    const written = useFormsWords()
    const controller = useMemo(
      () => controllerOver(behaviour ?? network, isOffline, written),
      [behaviour, written],
    )
    const [click, setClick] = useState({ position, opener: null as Element | null })
    return (
      <>
        <Button onClick={({ currentTarget }) => setClick({ position, opener: currentTarget })}>Apply</Button>
        <ApplicationPopup controller={controller} click={click} />
      </>
    )
  },
  play: async () => {
    await fillIn(await screen.findByLabelText('First name'), 'Yara')
    await userEvent.upload(screen.getByLabelText('Résumé'), resume)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    await expect(await screen.findByLabelText('First name')).toHaveValue('Yara')
    await expect(screen.getByLabelText<HTMLInputElement>('Résumé').files?.[0]?.name).toBe('yara-haddad.pdf')
  },
}

export const LongWords: Story = { globals: { data: 'hostile' } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
