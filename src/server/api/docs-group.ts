import { Effect, Schema } from 'effect'
import { HttpRouter, HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, HttpApiScalar, HttpApiSchema } from 'effect/http-api'
import { contentSecurityPolicy } from '../pages/content-security-policy.ts'
import { Access, Needs } from './access.ts'
import type { Api } from './api.ts'

/** The page on which a signed-in person reads about the calls. */
export const docsGroup = HttpApiGroup.make('docs').add(
  HttpApiEndpoint.get('read', '/docs', { success: Schema.String.pipe(HttpApiSchema.asText({ contentType: 'text/html' })) })
    .annotate(Needs, 'signedIn')
    .middleware(Access),
)
