import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from 'effect/http-api'
import { mailEndpoints } from '#adapters/http/mail-endpoints.ts'
import { resumeKinds } from '#domain/visitor-forms/profile/application.ts'
import { Access, RequiredPermission } from '../request/access/access.ts'
import { routePath, itemId } from '../request/route-path.ts'

export const resumeGroup = HttpApiGroup.make('resumes')
  .annotate(OpenApi.Title, 'Résumés')
  .add(
    HttpApiEndpoint.get('get', routePath(mailEndpoints.profileResume), {
      params: itemId,
      success: HttpApiSchema.StreamUint8Array({ contentType: resumeKinds.map(({ type }) => type) }),
    })
      .annotate(RequiredPermission, 'mails.handle')
      .middleware(Access),
  )
