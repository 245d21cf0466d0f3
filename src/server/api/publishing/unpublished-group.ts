import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { subjectPath } from '#adapters/http/client/path-to.ts'
import { endpoints } from '#adapters/http/endpoints.ts'
import { contentTypeNames, type AnyContentType, type ContentTypeName } from '#domain/content/content-types.ts'
import { itemSchema } from '../content/content-group.ts'
import { NewPlace } from '../content/order-group.ts'
import { SubjectNames } from '../history/subject-names.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { titleSchemas } from '../lists/title-schemas.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const Unpublished = Schema.Struct({
  subject: Schema.Literals(contentTypeNames),
  itemId: Schema.String,
  ...titleSchemas,
  version: Schema.Int,
  unpublishedAt: Schema.String,
  unpublishedBy: Schema.Struct({ id: Schema.String, name: Schema.String }),
})

const { sort: _, ...paging } = ListParameters.fields

export const unpublishedGroup = HttpApiGroup.make('unpublished')
  .annotate(OpenApi.Title, 'Unpublished')
  .add(
    HttpApiEndpoint.get('list', endpoints.unpublishedItems, {
      query: Schema.Struct({ ...paging, subjects: SubjectNames }),
      success: envelope(200, pageResults(Unpublished, 'unpublished')),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'signedIn')
  .middleware(Access)

export const unpublishedItemGroupName = ({ name }: AnyContentType) =>
  `${name}.unpublished` as const satisfies `${ContentTypeName}.unpublished`

export const unpublishedItemGroup = (contentType: AnyContentType) => {
  const { name, nouns } = contentType
  const path = routePath(subjectPath(endpoints.unpublished, name))
  const version = Schema.optionalKey(Schema.Int)
  const success = results(Schema.Struct(itemId))
  return HttpApiGroup.make(unpublishedItemGroupName(contentType))
    .annotate(OpenApi.Title, `Unpublished: ${nouns.many}`)
    .add(
      HttpApiEndpoint.get('get', path, {
        params: itemId,
        success: envelope(
          200,
          Schema.Struct({
            results: itemSchema(contentType),
            place: Schema.Int,
          }),
        ),
      }),
      HttpApiEndpoint.put('unpublish', path, {
        params: itemId,
        payload: Schema.Struct({ version }),
        success,
      }),
      HttpApiEndpoint.delete('remove', path, { params: itemId, success }),
      HttpApiEndpoint.post('publish', routePath(subjectPath(endpoints.unpublishedPublished, name)), {
        params: itemId,
        payload: Schema.Struct({ version, place: Schema.optionalKey(NewPlace) }),
        success,
      }),
    )
    .annotateEndpoints(RequiredPermission, `${name}.edit` as const)
    .middleware(Access)
}
