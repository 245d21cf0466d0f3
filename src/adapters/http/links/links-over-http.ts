import { Effect } from 'effect'
import { deadReasons, type DeadLink, type LinkingItem } from '#domain/addresses/links/link.ts'
import { publishables } from '#domain/publishing/draft.ts'
import type { Links } from '#ports/staff/links.ts'
import type { HttpClient } from '../client/http-client.ts'
import { decodeResponse } from '../client/envelope.ts'
import { pageIn } from '../client/page-in.ts'
import { subjectPath, pathTo } from '../client/path-to.ts'
import { endpoints } from '../endpoints.ts'
import { objectIn, textIn } from '../wire/decode.ts'

/** The methods of `Links`, loaded on first use. */
export const linksOverHttp = (client: HttpClient['Service']): Links['Service'] => ({
  linksTo: ({ subject, itemId }) =>
    Effect.flatMap(
      client.read({ path: pathTo(subjectPath(endpoints.linksTo, subject), itemId) }),
      (response) => decodeResponse(response, (body) => pageIn(body, linkingItemIn)),
    ),
  dead: ({ search, ignored, ...query } = {}) =>
    Effect.flatMap(
      client.read({
        path: endpoints.deadLinks,
        query: { ...query, q: search, ...(ignored && { ignored: 1 }) },
      }),
      (response) => decodeResponse(response, (body) => pageIn(body, deadLinkIn)),
    ),
  checkAgain: (target) =>
    Effect.asVoid(client.write({ method: 'POST', path: endpoints.deadLinks, body: { target } })),
  ignore: (target, ignored) =>
    Effect.asVoid(client.write({ method: 'PUT', path: endpoints.deadLinks, body: { target, ignored } })),
})

function linkingItemIn(value: unknown): LinkingItem {
  const link = objectIn(value, 'link')
  const text = (field: string) => textIn(link[field], field)
  const subject = publishables.find((known) => known === link['subject'])
  if (subject === undefined) throw new Error('subject is unknown')
  return {
    id: text('id'),
    subject,
    itemId: text('itemId'),
    title: text('title'),
    field: text('field'),
    target: text('target'),
  }
}

function deadLinkIn(value: unknown): DeadLink {
  const link = objectIn(value, 'link')
  const reason = deadReasons.find((known) => known === link['reason'])
  if (reason === undefined) throw new Error('reason is unknown')
  return {
    ...linkingItemIn(value),
    reason,
    result: textIn(link['result'], 'result'),
    since: textIn(link['since'], 'since'),
    checkedAt: textIn(link['checkedAt'], 'checkedAt'),
    ignored: link['ignored'] === true,
  }
}
