import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cloneElement } from 'react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { adminRouter } from '#ui/admin/router/admin-router.tsx'
import { sampleOffice } from '#ui/sample/office/sample-office.tsx'
import '#ui/admin/screens/editor-views.tsx'

afterEach(cleanup)

/** Memory histories go back without asking. */
const openInBrowser = (...addresses: ReadonlyArray<string>) => {
  const { actors, element } = sampleOffice({ at: '', role: 'CXTeam', missing: ['drafts', 'richText'] })
  const history = createBrowserHistory()
  onTestFinished(() => history.destroy())
  for (const address of addresses) {
    history.push(address)
    history.flush()
  }
  const router = adminRouter(() => actors.session.getSnapshot().context.user, history)
  render(cloneElement(element, { router }))
  return userEvent.setup({ delay: null })
}

it('closes the navigation sheet when the screen asks before going back', async () => {
  const user = openInBrowser('/admin/dashboard', '/admin/EditNews/6')
  await user.type(await screen.findByLabelText('Title'), '!')
  await user.click(screen.getByRole('button', { name: 'Open navigation', hidden: true }))
  window.history.back()
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Navigation', hidden: true })).toBeNull())
})
