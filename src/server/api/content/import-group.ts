import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { subjectPath } from '#adapters/http/client/path-to.ts'
import { endpoints } from '#adapters/http/endpoints.ts'
import type { AnyContentType, ContentTypeName } from '#domain/content/content-types.ts'
import { Access, ChangesNothingLive, openToTokens, RequiredPermission } from '../request/access/access.ts'
import { csvForm, dryRun, importReportOf } from '../request/body/csv-form.ts'
import { routePath } from '../request/route-path.ts'
import { results } from '../response/envelope.ts'

export const importGroupName = ({ name }: AnyContentType) =>
  `${name}.import` as const satisfies `${ContentTypeName}.import`

export const importGroup = (contentType: AnyContentType) =>
  HttpApiGroup.make(importGroupName(contentType))
    .annotate(OpenApi.Title, `Import of ${contentType.nouns.many}`)
    .add(
      HttpApiEndpoint.post('csv', routePath(subjectPath(endpoints.contentImport, contentType.name)), {
        query: dryRun,
        payload: csvForm,
        success: results(importReportOf({ title: Schema.String })),
      })
        .annotate(RequiredPermission, `${contentType.name}.edit` as const)
        // An import only writes drafts, without a time.
        .annotate(ChangesNothingLive, true)
        .middleware(Access),
    )
    .annotateEndpointsMerge(openToTokens(contentType.name))
