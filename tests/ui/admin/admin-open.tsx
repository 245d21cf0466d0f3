import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { sampleOffice, type SampleOfficeOptions } from '#ui/sample/office/sample-office.tsx'
import '#ui/admin/content/move-to-dialog.tsx'
import '#ui/admin/inbox/thread/mail-thread.tsx'
import '#ui/admin/list/removal/remove-question.tsx'
import '#ui/admin/screens/daily-views.tsx'
import '#ui/admin/screens/editor-views.tsx'
import '#ui/admin/screens/rarely-used-views.tsx'
import '#ui/admin/screens/list-views.tsx'
import '#ui/admin/access/sign-in/sign-in-again.tsx'

/**
 * Renders the back office at an address, on the memory adapters; without drafts, unless the test is about them, and
 * without the editor of formatted text, which needs a browser.
 */
export const open = (options: SampleOfficeOptions) => {
  const office = sampleOffice({ missing: ['drafts', 'richText'], ...options })
  render(office.element)
  const { history } = office.router
  return {
    ...office,
    // The `accept` of a file input is only a hint.
    user: userEvent.setup({ applyAccept: false, delay: null }),
    address: () => history.location.href,
    heading: (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }),
  }
}

/** Waits until the stream of new mail is open. */
export const listening = ({ staff }: ReturnType<typeof open>['actors']) =>
  waitFor(() => {
    const { value, context } = staff().newMail.getSnapshot()
    expect([value, context.known === undefined]).toEqual(['listening', false])
  })

/** Waits for a text that shows in a toast and on the screen. */
export const toldTwice = (text: string) =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1))

export const photo = (name = 'berth.jpg', type = 'image/jpeg') => new File(['a picture'], name, { type })
