import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { subjectPath } from '#adapters/http/client/path-to.ts'
import { endpoints } from '#adapters/http/endpoints.ts'
import type { AnyContentType, ContentTypeName } from '#domain/content/content-types.ts'
import { editOf } from '#domain/history/subject.ts'
import { deadReasons } from '#domain/addresses/links/link.ts'
import { publishables } from '#domain/publishing/draft.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const linkingItem = {
  id: Schema.String,
  subject: Schema.Literals(publishables),
  itemId: Schema.String,
  title: Schema.String,
  field: Schema.String,
  target: Schema.String,
}

const DeadLink = Schema.Struct({
  ...linkingItem,
  reason: Schema.Literals(deadReasons),
  result: Schema.String,
  since: Schema.String,
  checkedAt: Schema.String,
  ignored: Schema.Boolean,
})

/** In the body, since it is an address itself. */
const target = Schema.String

const { sort: _sort, ...paging } = ListParameters.fields
const LinkingItems = envelope(200, pageResults(Schema.Struct(linkingItem), 'linkingItem'))

export const deadLinkGroup = HttpApiGroup.make('links')
  .annotate(OpenApi.Title, 'Links')
  .add(
    HttpApiEndpoint.get('dead', endpoints.deadLinks, {
      query: Schema.Struct({ ...paging, ignored: Schema.optionalKey(Schema.Literal('1')) }),
      success: envelope(200, pageResults(DeadLink, 'deadLink')),
    }),
    HttpApiEndpoint.post('checkAgain', endpoints.deadLinks, {
      payload: Schema.Struct({ target }).annotate({ identifier: 'DeadLinkToCheck' }),
      success: results(Schema.Struct({ target })),
    }),
    HttpApiEndpoint.put('ignore', endpoints.deadLinks, {
      payload: Schema.Struct({ target, ignored: Schema.Boolean }).annotate({ identifier: 'IgnoredLink' }),
      success: results(Schema.Struct({ target })),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'homePage.edit')
  .middleware(Access)

export const linksGroupName = ({ name }: AnyContentType) =>
  `${name}.links` as const satisfies `${ContentTypeName}.links`

export const linksGroup = (contentType: AnyContentType) =>
  HttpApiGroup.make(linksGroupName(contentType))
    .annotate(OpenApi.Title, `Links: ${contentType.nouns.many}`)
    .add(
      HttpApiEndpoint.get('to', routePath(subjectPath(endpoints.linksTo, contentType.name)), {
        params: itemId,
        success: LinkingItems,
      }),
    )
    .annotateEndpoints(RequiredPermission, editOf(contentType.name))
    .middleware(Access)
