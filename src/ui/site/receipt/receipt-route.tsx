import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { receiptPath } from '#domain/desk/receipt/receipt-form.ts'
import { siteWordsOf } from '#ui/words/site/use-site-words.ts'
import type { ReceiptResponse } from '../visitor-form/form-responses.ts'
import { headOf } from '../head/head.ts'
import { pageComponent } from '../routes/page.tsx'
import { frameOf, rootRoute } from '../routes/root-route.tsx'
import { postCode } from './post-code.ts'

const ReceiptPage = lazyRouteComponent(() => import('./receipt-page.tsx'), 'ReceiptPage')

/** Has no canonical address: visits are not counted, and no search engine finds it. */
export const receiptRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: receiptPath,
  head: ({ matches, match: { context } }) => {
    const { places } = siteWordsOf(context)
    const head = headOf({ title: places.receipt, noindex: true }, frameOf(matches), context)
    return { ...head, scripts: [{ children: postCode }] }
  },
  component: pageComponent(ReceiptPage, () => ({ response: useResponse(), timeZone: useTimeZone() })),
})

const useResponse = (): ReceiptResponse | undefined => receiptRoute.useRouteContext().formResponses?.receipt
const useTimeZone = (): string => receiptRoute.useRouteContext().timeZone
