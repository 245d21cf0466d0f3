import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import { EnquiryForm } from '#ui/site/enquiry/enquiry-form.tsx'
import { EnquiryPopup } from '#ui/site/enquiry/enquiry-popup.tsx'
import { enquiryFormControllerOver } from './form-controllers.ts'

afterEach(cleanup)

test('the form of the page goes on from what was typed in the popup', async () => {
  const user = userEvent.setup()
  const controller = enquiryFormControllerOver(MemoryEnquiries())
  const shown = (isOpen: boolean) => (
    <>
      <main>
        <EnquiryForm controller={controller} />
      </main>
      {isOpen && <EnquiryPopup controller={controller} words={{}} click={{ opener: null }} />}
    </>
  )
  const { rerender } = render(shown(false))
  const page = within(screen.getByRole('main'))
  const first = page.getByLabelText('First name')
  const last = page.getByLabelText('Last name')
  await user.type(first, 'Sara')
  rerender(shown(true))
  const popup = within(await screen.findByRole('dialog'))
  await user.type(popup.getByLabelText('Last name'), 'Al Hamar')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([first, last]).toMatchObject([{ value: 'Sara' }, { value: 'Al Hamar' }])
})
