import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import { Access, ChangesNothingLive, RequiredPermission, openToTokens } from '../request/access/access.ts'
import { multipartUpTo } from '../request/body/multipart-up-to.ts'
import { results } from '../response/envelope.ts'

export const UploadForm = Schema.Struct({
  [wireNames.filePart]: Schema.optionalKey(Multipart.SingleFileSchema),
})

export const uploadGroup = HttpApiGroup.make('uploads')
  .annotate(OpenApi.Title, 'Pictures')
  .add(
    HttpApiEndpoint.post('upload', endpoints.upload, {
      payload: UploadForm.pipe(multipartUpTo(pictureLimit)),
      success: results(Schema.String, 201),
    })
      .annotate(RequiredPermission, 'signedIn')
      .annotate(ChangesNothingLive, true)
      .middleware(Access),
  )
  .annotateEndpointsMerge(openToTokens('media'))
