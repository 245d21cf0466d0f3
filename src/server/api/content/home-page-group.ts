import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from 'effect/http-api'
import { endpoints } from '#adapters/http/endpoints.ts'
import { HomePageContent } from '#domain/content/home-page/home-page.ts'
import { Access, RequiredPermission, openToTokens } from '../request/access/access.ts'
import { lang, WriteParameters } from '../lists/list-parameters.ts'
import { envelope } from '../response/envelope.ts'

const version = Schema.optionalKey(Schema.Int)
const Input = Schema.Struct({ ...HomePageContent.fields, version })
const Stored = Schema.Struct({
  ...HomePageContent.fields,
  version,
  createdAt: Schema.optionalKey(Schema.String),
  updatedAt: Schema.optionalKey(Schema.String),
})

export const homePageGroup = HttpApiGroup.make('homePage')
  .annotate(OpenApi.Title, 'Home page')
  .add(
    HttpApiEndpoint.get('get', endpoints.homePage, {
      query: { lang },
      success: envelope(200, Stored),
    }).annotate(RequiredPermission, 'public'),
    HttpApiEndpoint.put('update', endpoints.homePage, {
      query: WriteParameters,
      payload: Input,
      success: envelope(200, Stored),
    })
      .annotate(RequiredPermission, 'homePage.edit')
      .middleware(Access),
  )
  .annotateEndpointsMerge(openToTokens('homePage'))
