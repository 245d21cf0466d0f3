import { Schema } from 'effect'
import { Multipart } from 'effect/http'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { wireNames } from '#adapters/http/wire-names.ts'
import { pictureLimit } from '#domain/picture/picture-error.ts'
import { limits } from '../../config/limits.ts'
import { Access, RequiredPermission, openToTokens } from '../request/access.ts'
import { results } from '../response/envelope.ts'

export const UploadForm = Schema.Struct({
  [wireNames.filePart]: Schema.optionalKey(Multipart.SingleFileSchema),
})

export const uploadGroup = HttpApiGroup.make('uploads')
  .annotate(OpenApi.Title, 'Pictures')
  .add(
    HttpApiEndpoint.post('upload', endpoints.upload, {
      payload: UploadForm.pipe(
        HttpApiSchema.asMultipartStream({
          maxParts: limits.uploadParts,
          maxFieldSize: limits.uploadFieldBytes,
          maxFileSize: pictureLimit,
          maxTotalSize: pictureLimit + limits.uploadOverheadBytes,
        }),
      ),
      success: results(Schema.String, 201),
    })
      .annotate(RequiredPermission, 'signedIn')
      .middleware(Access),
  )
  .annotateEndpointsMerge(openToTokens('media'))
