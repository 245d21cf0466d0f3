import type { Meta, StoryObj } from '@storybook/react-vite'
import { Layer, ManagedRuntime } from 'effect'
import { useCallback, useMemo } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { Behaviour } from '#adapters/memory/store/behaviour.ts'
import { MemoryConnection } from '#adapters/memory/visitor/connection.ts'
import { MemorySavedForms } from '#adapters/memory/visitor/saved-forms.ts'
import { exampleFailures } from '#adapters/memory/store/example-failures.ts'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { MemoryOutbox } from '#adapters/memory/visitor/outbox.ts'
import { enquiryFormController } from '#ui/actors/visitor/enquiry-form-controller.ts'
import { hostile } from '#ui/design/examples/example-content.ts'
import { forms, type FormsWords } from '#domain/wording/en/site/forms.ts'
import { useFormsWords } from '#ui/words/site/use-forms-words.ts'
import { fillIn } from '#ui/sample/fill-in.ts'
import { isOffline, network } from '#ui/sample/network.ts'
import { useShownActors } from '#ui/sample/shown-states.ts'
import { siteStory } from '#ui/sample/site/site-story.tsx'
import { storyRole } from '#ui/sample/switches.ts'
import { readContact, type ContactData } from '../contact/contact-data.ts'
import { readFrame } from '../layout/frame/frame-data.ts'
import { EnquiryPopup, type EnquiryPopupProps } from './enquiry-popup.tsx'

const controllerOver = (behaviour: Behaviour, isDown: () => boolean, written: FormsWords) =>
  enquiryFormController(
    ManagedRuntime.make(
      Layer.mergeAll(
        MemoryEnquiries(behaviour),
        MemorySavedForms(),
        MemoryOutbox(),
        MemoryConnection({ isOffline: isDown }),
      ),
    ),
    written,
  )

interface PopupInMemoryProps extends Pick<EnquiryPopupProps, 'words'>, Pick<ContactData, 'companies'> {
  behaviour?: Behaviour
  /** Whether there is no connection. */
  isDown?: boolean
}

/** The popup over enquiries in memory. */
function PopupInMemory({ words, companies, behaviour = network, isDown }: PopupInMemoryProps) {
  const written = useFormsWords()
  const controller = useMemo(
    () => controllerOver(behaviour, () => isDown ?? isOffline(), written),
    [behaviour, isDown, written],
  )
  const click = useMemo(() => ({ opener: document.activeElement }), [])
  useShownActors(useCallback(() => controller, [controller]))
  const fetchCompanies = useCallback(() => Promise.resolve(companies), [companies])
  return <EnquiryPopup controller={controller} words={words} companies={fetchCompanies} click={click} />
}

const siteEnquiry = siteStory(async (read) => ({
  words: (await readFrame(read)).enquiry,
  companies: (await readContact(read)).companies,
}))

const meta = {
  ...siteEnquiry,
  title: 'Site/Enquiry popup',
  component: PopupInMemory,
  parameters: {
    ...siteEnquiry.parameters,
    switches: ['network', 'data'],
    docs: { story: { inline: false, height: '760px' } },
  },
  globals: { role: storyRole },
} satisfies Meta<typeof PopupInMemory>

export default meta
type Story = StoryObj<typeof PopupInMemory>

const send = async () => {
  await fillIn(await screen.findByLabelText('First name'), 'Sara')
  await fillIn(screen.getByLabelText('Last name'), 'Al Hamar')
  await fillIn(screen.getByLabelText('Email'), 'sara@mail.example')
  await fillIn(screen.getByLabelText('Phone'), '33 104 558')
  await userEvent.selectOptions(screen.getByLabelText('Location'), 'Bahrain')
  await userEvent.click(screen.getByLabelText('Business Inquiry'))
  await userEvent.click(screen.getByRole('button', { name: 'Send enquiry' }))
}

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  },
}

export const AboutCompany: Story = {
  tags: ['S10'],
  play: async () => {
    await userEvent.selectOptions(await screen.findByLabelText(/^About which company/), '2')
    await userEvent.selectOptions(screen.getByLabelText(/^Subject/), 'Press')
    await expect(screen.getByLabelText(/^About which company/)).toHaveValue('2')
  },
}

export const WithErrors: Story = {
  tags: ['E3', 'E4', 'E5', 'E6', 'E7', 'E8'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send enquiry' }))
    await expect(screen.getByRole('alert')).toHaveTextContent('6 fields need another look.')
    await expect(screen.getAllByText(/ is required$/)).toHaveLength(6)
  },
}

export const Sending: Story = {
  tags: ['E10'],
  args: { behaviour: { latency: 60_000 } },
  play: async () => {
    await send()
    await expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled()
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
  tags: ['E12'],
  args: { behaviour: { failing: { writes: exampleFailures.broken } } },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByText('Failed to submit form')).toBeVisible())
  },
}

export const RefusedInArabicOnADarkPhone: Story = {
  args: { words: { enquiryTitle: 'حدّثونا عمّا تبنونه.', enquiryText: hostile.arabic } },
  globals: { network: 'status 500', direction: 'rtl', theme: 'dark', viewport: { value: 'phone' } },
  play: async (context) => Refused.play?.(context),
}

export const WithoutResponse: Story = {
  tags: ['E12'],
  args: { behaviour: { failing: { writes: exampleFailures.offline } } },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByText('Failed to submit')).toBeVisible())
  },
}

/** Without a connection the enquiry waits on the device, and can be changed. */
export const Waiting: Story = {
  args: { behaviour: { failing: { writes: exampleFailures.offline } }, isDown: true },
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByText(forms.enquiry.waitingOnDevice)).toBeVisible())
    await expect(screen.getByRole('heading', { name: forms.waiting.title })).toHaveFocus()
  },
}

export const WaitingOnPhone: Story = { ...Waiting, globals: { viewport: { value: 'phone' } } }

export const ChangedWhileWaiting: Story = {
  ...Waiting,
  play: async () => {
    await send()
    await userEvent.click(await screen.findByRole('button', { name: 'Change it' }))
    await expect(await screen.findByLabelText('First name')).toHaveValue('Sara')
  },
}

export const Sent: Story = {
  tags: ['E11'],
  play: async () => {
    await send()
    await waitFor(() => expect(screen.getByText('Email sent successfully')).toBeVisible())
    await expect(screen.getByText(/^[\dA-Z]{8}$/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WithoutWords: Story = { args: { words: {} } }
export const LongWords: Story = { args: { words: { enquiryTitle: hostile.long, enquiryText: hostile.long } } }
export const OnPhone: Story = { tags: ['view'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { tags: ['view'], globals: { direction: 'rtl' } }
