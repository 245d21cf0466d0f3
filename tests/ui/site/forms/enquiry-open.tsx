import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Effect, Layer } from 'effect'
import { expect } from 'vitest'
import { MemoryEnquiries } from '#adapters/memory/inbox/enquiries.ts'
import type { Enquiry } from '#domain/visitor-forms/enquiry/enquiry.ts'
import { Enquiries } from '#ports/visitor/enquiries.ts'
import type { WriteFailure } from '#ports/failures.ts'
import type { FormMetadata } from '#ports/visitor/form-metadata.ts'
import { EnquiryPopup } from '#ui/site/enquiry/enquiry-popup.tsx'
import { enquiryFormControllerOver } from './form-controllers.ts'

/** Opens the popup over a port that records what it sends, after the given failures. */
export const open = (
  failures: ReadonlyArray<WriteFailure> = [],
  device: Parameters<typeof enquiryFormControllerOver>[1] = {},
) => {
  const sent: Array<Enquiry & FormMetadata> = []
  const left = [...failures]
  const layer = Layer.effect(
    Enquiries,
    Effect.map(Enquiries, (enquiries) =>
      Enquiries.of({
        ...enquiries,
        send: (enquiry, sending) => {
          sent.push({ ...enquiry, ...sending })
          const failure = left.shift()
          return failure === undefined ? enquiries.send(enquiry, sending) : Effect.fail(failure)
        },
      }),
    ),
  ).pipe(Layer.provide(MemoryEnquiries()))
  const controller = enquiryFormControllerOver(layer, device)
  const words = { enquiryTitle: 'Tell us what you are building.' }
  const shown = (opener: Element | null = null) => (
    <EnquiryPopup controller={controller} words={words} click={{ opener }} />
  )
  const { rerender } = render(shown())
  return { sent, user: userEvent.setup(), reopen: (opener?: Element) => rerender(shown(opener ?? null)) }
}

type User = ReturnType<typeof userEvent.setup>

export const fill = async (user: User) => {
  await user.type(screen.getByLabelText('First name'), ' Sara ')
  await user.type(screen.getByLabelText('Last name'), 'Al Hamar')
  await user.type(screen.getByLabelText('Email'), 'sara@mail.example')
  await user.type(screen.getByLabelText('Phone'), '33 104 558')
  await user.selectOptions(screen.getByLabelText('Location'), 'Bahrain')
  await user.click(screen.getByLabelText('Business Inquiry'))
}

export const send = (user: User) => user.click(screen.getByRole('button', { name: /^Send enquiry/ }))
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
