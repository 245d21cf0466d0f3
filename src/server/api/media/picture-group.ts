import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { wireNames } from '#adapters/http/wire-names.ts'
import { pictureEndpoints } from '#adapters/http/wire/picture-endpoints.ts'
import { libraryKinds, pictureFilters } from '#domain/picture/library-picture.ts'
import { pdfLimit } from '#domain/picture/pdf-file.ts'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import { publishables } from '#domain/publishing/draft.ts'
import { ListParameters } from '../lists/list-parameters.ts'
import { titleSchemas } from '../lists/title-schemas.ts'
import { Access, ChangesNothingLive, openToTokens, RequiredPermission } from '../request/access/access.ts'
import { IdempotencyHeaders } from '../request/idempotency-key.ts'
import { multipartUpTo } from '../request/body/multipart-up-to.ts'
import { itemId, routePath } from '../request/route-path.ts'
import { envelope, pageResults, results } from '../response/envelope.ts'

const Translations = Schema.Record(Schema.String, Schema.Struct({ alt: Schema.String }))

const Picture = Schema.Struct({
  id: Schema.String,
  address: Schema.String,
  name: Schema.String,
  width: Schema.Int,
  height: Schema.Int,
  bytes: Schema.Int,
  digest: Schema.String,
  alt: Schema.String,
  decorative: Schema.Boolean,
  translations: Translations,
  focus: Schema.String,
  inLibrary: Schema.Boolean,
  uploadedBy: Schema.Struct({ id: Schema.String, name: Schema.String }),
  useCount: Schema.Int,
  downloads: Schema.optionalKey(Schema.Int),
  version: Schema.Int,
  createdAt: Schema.String,
  updatedAt: Schema.String,
})

const Details = Schema.Struct({
  ...Picture.fields,
  uses: Schema.Array(
    Schema.Struct({
      subject: Schema.Literals(publishables),
      itemId: Schema.String,
      ...titleSchemas,
      field: Schema.String,
      state: Schema.Literals(['live', 'draft', 'unpublished']),
      draftId: Schema.optionalKey(Schema.String),
      dueAt: Schema.optionalKey(Schema.String),
    }),
  ),
  otherUses: Schema.Int,
}).annotate({ identifier: 'Picture' })

export const PictureMultipart = Schema.Struct({
  [wireNames.filePart]: Schema.optionalKey(Multipart.SingleFileSchema),
  again: Schema.optionalKey(Schema.Literals(['true', 'false'])),
})

/** The one that was stored, or one that has the same bytes. */
const added = [results(Details, 201), results(Details, 200)] as const

const text = Schema.optionalKey(Schema.String)
const version = Schema.optionalKey(Schema.Int)

const Change = Schema.Struct({
  version,
  name: text,
  alt: text,
  decorative: Schema.optionalKey(Schema.Boolean),
  translations: Schema.optionalKey(Translations),
  focus: text,
  inLibrary: Schema.optionalKey(Schema.Boolean),
}).annotate({ identifier: 'PictureChange' })

export const pictureGroup = HttpApiGroup.make('pictures')
  .annotate(OpenApi.Title, 'Media library')
  .add(
    HttpApiEndpoint.get('list', pictureEndpoints.all, {
      query: Schema.Struct({
        ...ListParameters.fields,
        kind: Schema.optionalKey(Schema.Literals(libraryKinds)),
        filter: Schema.optionalKey(Schema.Literals(pictureFilters)),
        in: ListParameters.fields.q,
        subject: Schema.optionalKey(Schema.Literals(publishables)),
        digest: ListParameters.fields.q,
      }),
      success: envelope(200, pageResults(Picture, 'picture')),
    }),
    HttpApiEndpoint.post('add', pictureEndpoints.all, {
      headers: IdempotencyHeaders,
      payload: PictureMultipart.pipe(multipartUpTo(pictureLimit)),
      success: added,
    }).annotate(ChangesNothingLive, true),
    HttpApiEndpoint.get('get', routePath(pictureEndpoints.one), {
      params: itemId,
      success: results(Details),
    }),
    HttpApiEndpoint.put('update', routePath(pictureEndpoints.one), {
      params: itemId,
      payload: Change,
      success: results(Details),
    }),
    HttpApiEndpoint.delete('remove', routePath(pictureEndpoints.one), {
      params: itemId,
      query: Schema.Struct({ version: Schema.optionalKey(Schema.FiniteFromString.check(Schema.isInt())) }),
      success: results(Schema.Struct(itemId)),
    }),
    HttpApiEndpoint.post('replace', routePath(pictureEndpoints.replaced), {
      params: itemId,
      payload: Schema.Struct({ address: Schema.String, version }),
      success: results(Details),
    }),
  )
  .annotateEndpoints(RequiredPermission, 'signedIn')
  .add(
    HttpApiEndpoint.post('addFile', pictureEndpoints.files, {
      headers: IdempotencyHeaders,
      payload: PictureMultipart.pipe(multipartUpTo(pdfLimit)),
      success: added,
    })
      .annotate(RequiredPermission, 'page.edit')
      .annotate(ChangesNothingLive, true),
  )
  .annotateEndpointsMerge(openToTokens('media'))
  .middleware(Access)
