/** Sent with every page of a preview: nothing stores or finds it, and no other site learns its address. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
