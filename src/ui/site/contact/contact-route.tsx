import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { summary } from '#domain/content/summary.ts'
import { headOf } from '../head.ts'
import { page } from '../page.tsx'
import { frameOf, rootRoute, useFrame } from '../root-route.tsx'
import { readContact, type ContactData } from './contact-data.ts'

const ContactPage = lazyRouteComponent(() => import('./contact-page.tsx'), 'ContactPage')

export interface ContactSearch {
  /** Stands in the address to which the server leads once it took an enquiry. */
  readonly sent?: '1'
}

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contact',
  validateSearch: ({ sent }: Record<string, unknown>): ContactSearch => (sent === '1' ? { sent } : {}),
  loader: ({ context }) => context.load('contact', readContact),
  head: ({ matches, match }) => {
    const frame = frameOf(matches)
    const { address, phone, email } = frame?.site.contact ?? {}
    return headOf(
      {
        title: 'Contact us',
        description: summary([address, phone, email].filter(Boolean).join(', ')),
        canonical: '/contact',
      },
      frame,
      match.context.publicUrl,
    )
  },
  component: page(ContactPage, () => ({
    frame: useFrame(),
    contact: useContact(),
    sent: useSearch().sent === '1',
  })),
})

const useSearch = (): ContactSearch => contactRoute.useSearch()
const useContact = (): ContactData => contactRoute.useLoaderData()
