import { NodeHttpServer } from '@effect/platform-node'
import { ByteSize, Effect, Layer } from 'effect'
import { HttpIncomingMessage, HttpRouter, type HttpServerError, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { contents } from '#domain/content/contents.ts'
import { discardables, subjects } from '#domain/history/subject.ts'
import { limits } from '../limits.ts'
import { ofRequest } from '../telemetry/current-request.ts'
import { allowedMethods } from './allowed-methods.ts'
import { AccessLayer, OwnOriginLayer } from './access-layers.ts'
import { accountHandlers } from './account-handlers.ts'
import { AnswersLayer } from './answers.ts'
import { makeApi } from './api.ts'
import { arrivalHandlers } from './arrival-handlers.ts'
import { BodiesLayer } from './bodies.ts'
import { BodyFiles } from './body-files.ts'
import { CallerAddress } from './caller-address.ts'
import { contentHandlers } from './content-handlers.ts'
import { docsHandlers } from './docs-handlers.ts'
import { everyCallNeeds } from './every-call-needs.ts'
import { activityHandlers, historyHandlers } from './history-handlers.ts'
import { homePageHandlers } from './home-page-handlers.ts'
import { ListAnswer } from './list-answer.ts'
import { LongAnswer } from './long-answer.ts'
import { enquiryHandlers, profileHandlers } from './mail-handlers.ts'
import { notificationHandlers } from './notification-handlers.ts'
import { orderedContents } from './order-group.ts'
import { orderHandlers } from './order-handlers.ts'
import { passwordResetHandlers } from './password-reset-handlers.ts'
import { personalDataHandlers } from './personal-data-handlers.ts'
import { resumeHandlers } from './resume-handlers.ts'
import { SessionCookies } from './session-cookies.ts'
import { ownFactorHandlers, secondFactorHandlers } from './second-factor-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { settingsHandlers } from './settings-handlers.ts'
import { statisticsHandlers } from './statistics-handlers.ts'
import { discardedHandlers, trashHandlers } from './trash-handlers.ts'
import { uploadHandlers } from './upload-handlers.ts'
import { visitorHandlers } from './visitor-handlers.ts'

const refusals = {
  notFound: { code: 404, message: 'There is no such call.', data: {} },
  broken: { code: 500, message: 'Something went wrong.', data: {} },
} as const

const refuse = (refusal: (typeof refusals)[keyof typeof refusals]) =>
  HttpServerResponse.jsonUnsafe(refusal, { status: refusal.code })

const unrouted = (allowed: ReturnType<typeof allowedMethods>) => {
  return ({ request, reason }: HttpServerError.HttpServerError) => {
    if (reason._tag !== 'RouteNotFound') return refuse(refusals.broken)
    const allow = request.method === 'OPTIONS' ? allowed(request.url) : undefined
    return allow === undefined
      ? refuse(refusals.notFound)
      : HttpServerResponse.empty({ status: 204, headers: { allow } })
  }
}

const { brand, ...others } = contents

const handlers = (api: ReturnType<typeof makeApi>) =>
  Layer.mergeAll(
    contentHandlers(api, brand),
    ...Object.values(others).map((content) => contentHandlers(api, content)),
    ...orderedContents.map((content) => orderHandlers(api, content)),
    accountHandlers(api),
    homePageHandlers(api),
    sessionHandlers(api),
    passwordResetHandlers(api),
    ownFactorHandlers(api),
    secondFactorHandlers(api),
    personalDataHandlers(api),
    visitorHandlers(api),
    enquiryHandlers(api),
    profileHandlers(api),
    arrivalHandlers(api),
    notificationHandlers(api),
    resumeHandlers(api),
    statisticsHandlers(api),
    settingsHandlers(api),
    uploadHandlers(api),
    docsHandlers(api),
    trashHandlers(api),
    activityHandlers(api),
    ...discardables.map((subject) => discardedHandlers(api, subject)),
    ...subjects.map((subject) => historyHandlers(api, subject)),
  )

/** All calls as one effect of a request; it waits for nothing but the ports. */
export const apiEffect = (product: string) => {
  const api = makeApi(product)
  everyCallNeeds(api)
  const refused = unrouted(allowedMethods(api))
  const routes = HttpApiBuilder.layer(api, { openapiPath: `/api/${product}/openapi.json` }).pipe(
    Layer.provide(handlers(api)),
    Layer.provide([AccessLayer, OwnOriginLayer, AnswersLayer, BodiesLayer]),
    Layer.provide([ListAnswer.layer, SessionCookies.layer]),
    Layer.provide(LongAnswer.layer),
    Layer.provide(BodyFiles),
    Layer.provide([CallerAddress.layer, NodeHttpServer.layerHttpServices]),
  )
  return Effect.map(HttpRouter.toHttpEffect(routes), (answer) =>
    answer.pipe(
      Effect.catchTag('HttpServerError', (error) => Effect.succeed(refused(error))),
      Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(limits.jsonBytes)),
      ofRequest,
    ),
  )
}
