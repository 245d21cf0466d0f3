import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/item/summary.ts'
import { isReference } from '#domain/mail/inbox/receipt.ts'
import { sharedWordsOf } from '#ui/words/use-shared-words.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import { responseTitle, type EnquiryResponse } from '../visitor-form/form-responses.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute, useFrame } from '../routes/root-route.tsx'
import { readContact, type ContactData } from './contact-data.ts'

const ContactPage = lazyRouteComponent(() => import('./contact-page.tsx'), 'ContactPage')

export interface ContactSearch {
  /** Set by the redirect after a posted enquiry: its reference, or '1' without one. */
  readonly sent?: string
  /** The id of the company that an enquiry is about. */
  readonly company?: string
}

const contactSearch = ({ sent, company }: Record<string, unknown>): ContactSearch => ({
  ...((sent === '1' || isReference(sent)) && { sent }),
  ...(/^\d{1,15}$/.test(String(company)) && { company: String(company) }),
})

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  validateSearch: contactSearch,
  loader: ({ context }) => context.load('contact', readContact),
  head: ({ matches, match }) => {
    const frame = frameOf(matches)
    const { address, phone, email } = frame?.site.contact ?? {}
    const { context } = match
    const { sent } = contactSearch({ ...match.search })
    const words = siteWordsOf(context)
    return headOf(
      {
        title: responseTitle(words.places.contact, context.formResponses?.contact, sent, words),
        description: summary([address, phone, email].filter(Boolean).join(sharedWordsOf(context).comma)),
        canonical: '/contact',
      },
      frame,
      context,
    )
  },
  component: pageComponent(ContactPage, () => ({
    frame: useFrame(),
    contact: useContact(),
    sent: useSearch().sent,
    company: useSearch().company,
    response: useResponse(),
    code: useCode(),
  })),
})

/** The router adds what is not valid. */
const useSearch = (): ContactSearch => contactSearch({ ...contactRoute.useSearch() })
const useContact = (): ContactData => contactRoute.useLoaderData()
const useCode = (): string | undefined => contactRoute.useRouteContext().formResponses?.code
const useResponse = (): EnquiryResponse | undefined => contactRoute.useRouteContext().formResponses?.contact
