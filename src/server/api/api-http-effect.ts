import { NodeHttpServer } from '@effect/platform-node'
import { ByteSize, Effect, Layer } from 'effect'
import { HttpIncomingMessage, HttpRouter, type HttpServerError, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { contentTypes } from '#domain/content/content-types.ts'
import { trashableSubjects, subjects } from '#domain/history/subject.ts'
import { shared } from '#domain/wording/en/shared.ts'
import { limits } from '../config/limits.ts'
import { withCurrentRequest } from '../edge/request/current-request.ts'
import { AccessLayer, OwnOriginLayer } from './request/access/access-layers.ts'
import { accountHandlers } from './accounts/account-handlers.ts'
import { ErrorResponsesLayer } from './response/error-responses.ts'
import { makeApi } from './api.ts'
import { arrivalHandlers } from './inbox/arrival-handlers.ts'
import { RequestBodiesLayer } from './request/body/request-bodies.ts'
import { CallerAddress } from './request/access/caller-address.ts'
import { receiptHandlers } from './desk/receipt-handlers.ts'
import { answerTemplateHandlers } from './desk/answer-template-handlers.ts'
import { enquiryThreadHandlers, profileThreadHandlers } from './desk/thread-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { deskHandlers, savedViewHandlers } from './desk/desk-handlers.ts'
import { docsHandlers } from './system/docs-handlers.ts'
import { allowedMethods, checkPermissions } from './request/reflect-endpoints.ts'
import { activityHandlers, historyHandlers } from './history/history-handlers.ts'
import { importHandlers } from './content/import-handlers.ts'
import { homePageHandlers } from './content/home-page-handlers.ts'
import { RequestedState } from './request/requested-state.ts'
import { RequestedLanguage } from './request/requested-language.ts'
import { ListResponse } from './lists/list-response.ts'
import { PagedResponse } from './lists/paged-response.ts'
import { enquiryHandlers, mergingHandlers, profileHandlers } from './inbox/mail-handlers.ts'
import { deadLinkHandlers, linksHandlers } from './links/link-handlers.ts'
import { notificationHandlers } from './inbox/notification-handlers.ts'
import { orderedContents } from './content/order-group.ts'
import { orderHandlers } from './content/order-handlers.ts'
import { passwordResetHandlers } from './accounts/password-reset-handlers.ts'
import { personalDataHandlers } from './system/personal-data-handlers.ts'
import { resumeHandlers } from './inbox/resume-handlers.ts'
import { StaffCheck } from './request/access/staff-check.ts'
import { TokenOfRequest } from './request/access/token-of-request.ts'
import { SessionCookies } from './request/access/session-cookies.ts'
import { ownPasskeyHandlers, passkeySignInHandlers } from './accounts/passkey-handlers.ts'
import { ownFactorHandlers, secondFactorHandlers } from './accounts/second-factor-handlers.ts'
import { singleSignOnHandlers } from './accounts/single-sign-on-handlers.ts'
import { sessionHandlers } from './accounts/session-handlers.ts'
import { settingsHandlers } from './system/settings-handlers.ts'
import { statisticsHandlers } from './inbox/statistics-handlers.ts'
import { trashedItemHandlers, trashHandlers } from './history/trash-handlers.ts'
import { translationsHandlers } from './content/translations-handlers.ts'
import { draftHandlers } from './publishing/draft-handlers.ts'
import { releaseHandlers } from './publishing/release-handlers.ts'
import { apiTokenHandlers } from './connections/api-token-handlers.ts'
import { redirectHandlers } from './redirects/redirect-handlers.ts'
import { webhookHandlers } from './connections/webhook-handlers.ts'
import { previewLinkHandlers } from './publishing/preview-link-handlers.ts'
import { unpublishedHandlers, unpublishedItemHandlers } from './publishing/unpublished-handlers.ts'
import { uploadHandlers } from './content/upload-handlers.ts'
import { searchHandlers } from './visitor/search-handlers.ts'
import { pictureHandlers } from './media/picture-handlers.ts'
import { visitorHandlers } from './visitor/visitor-handlers.ts'

const refusals = {
  notFound: { code: 404, message: 'There is no such endpoint.', data: {} },
  broken: { code: 500, message: shared.server.broken, data: {} },
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

const { brand, ...others } = contentTypes

const handlers = (api: ReturnType<typeof makeApi>) =>
  Layer.mergeAll(
    contentHandlers(api, brand),
    ...Object.values(others).map((contentType) => contentHandlers(api, contentType)),
    ...orderedContents.map((contentType) => orderHandlers(api, contentType)),
    accountHandlers(api),
    homePageHandlers(api),
    translationsHandlers(api),
    sessionHandlers(api),
    passwordResetHandlers(api),
    singleSignOnHandlers(api),
    ownFactorHandlers(api),
    ownPasskeyHandlers(api),
    passkeySignInHandlers(api),
    secondFactorHandlers(api),
    personalDataHandlers(api),
    visitorHandlers(api),
    searchHandlers(api),
    enquiryHandlers(api),
    mergingHandlers(api),
    profileHandlers(api),
    arrivalHandlers(api),
    enquiryThreadHandlers(api),
    profileThreadHandlers(api),
    answerTemplateHandlers(api),
    receiptHandlers(api),
    notificationHandlers(api),
    resumeHandlers(api),
    statisticsHandlers(api),
    deskHandlers(api),
    savedViewHandlers(api),
    settingsHandlers(api),
    uploadHandlers(api),
    pictureHandlers(api),
    docsHandlers(api),
    trashHandlers(api),
    activityHandlers(api),
    draftHandlers(api),
    releaseHandlers(api),
    previewLinkHandlers(api),
    apiTokenHandlers(api),
    webhookHandlers(api),
    redirectHandlers(api),
    deadLinkHandlers(api),
    unpublishedHandlers(api),
    ...Object.values(contentTypes).flatMap((contentType) => [
      unpublishedItemHandlers(api, contentType),
      linksHandlers(api, contentType),
      importHandlers(api, contentType),
    ]),
    ...trashableSubjects.map((subject) => trashedItemHandlers(api, subject)),
    ...subjects.map((subject) => historyHandlers(api, subject)),
  )

/** The API as one effect per request. Only the ports are left to provide. */
export const apiHttpEffect = (product: string, publicUrl: string) => {
  const api = makeApi(product, publicUrl)
  checkPermissions(api)
  const refused = unrouted(allowedMethods(api))
  const routes = HttpApiBuilder.layer(api, { openapiPath: `/api/${product}/openapi.json` }).pipe(
    Layer.provide(handlers(api)),
    Layer.provide([AccessLayer, OwnOriginLayer, ErrorResponsesLayer, RequestBodiesLayer]),
    Layer.provide([ListResponse.layer, RequestedLanguage.layer, RequestedState.layer]),
    Layer.provide(StaffCheck.layer),
    Layer.provide(TokenOfRequest.layer),
    Layer.provide(SessionCookies.layer),
    Layer.provide(PagedResponse.layer),
    Layer.provide([CallerAddress.layer, NodeHttpServer.layerHttpServices]),
  )
  return Effect.map(HttpRouter.toHttpEffect(routes), (response) =>
    response.pipe(
      Effect.catchTag('HttpServerError', (error) => Effect.succeed(refused(error))),
      Effect.provideService(HttpIncomingMessage.MaxBodySize, ByteSize.bytes(limits.jsonBytes)),
      withCurrentRequest,
    ),
  )
}
