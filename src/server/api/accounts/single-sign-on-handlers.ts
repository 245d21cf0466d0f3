import { Effect, Option } from 'effect'
import { HttpServerRequest, HttpServerResponse } from 'effect/http'
import { HttpApiBuilder } from 'effect/http-api'
import { askedPage } from '#domain/sign-in/single-sign-on/asked-page.ts'
import type { SignInRefusal } from '#domain/sign-in/single-sign-on/sign-in-refusal.ts'
import { ItemNotFound, type WriteFailure } from '#ports/failures.ts'
import { SingleSignOn, SignInRefused } from '#ports/server/access/single-sign-on.ts'
import { ProviderLinks } from '#ports/staff/sign-in/provider-links.ts'
import { isOpenedAsPage } from '../../edge/request/origin.ts'
import { logFailure } from '../../ops/telemetry/log-failure.ts'
import type { Api } from '../api.ts'
import { asVisitor } from '../request/access/as-visitor.ts'
import { ok } from '../response/envelope.ts'

/** As for every path without an endpoint. */
const missing = new ItemNotFound({ message: 'There is no such endpoint.' })

const leadTo = (location: string) =>
  HttpServerResponse.empty({ status: 303, headers: { location, 'referrer-policy': 'no-referrer' } })

const signedInPage = (parameters: Readonly<Record<string, string>>) =>
  leadTo(`/admin/signed-in?${new URLSearchParams(parameters)}`)

const refusalOf = (failure: SignInRefused | WriteFailure): SignInRefusal => {
  if (failure._tag === 'SignInRefused') return failure.because
  return failure._tag === 'TriedTooOften' ? 'tooOften' : 'failed'
}

const queryOf = Effect.map(HttpServerRequest.HttpServerRequest, ({ url }) => url.split('?')[1] ?? '')

export const singleSignOnHandlers = (api: Api) =>
  HttpApiBuilder.group(
    api,
    'singleSignOn',
    Effect.fnUntraced(function* (handlers) {
      const singleSignOn = Option.getOrUndefined(yield* Effect.serviceOption(SingleSignOn))
      const links = Option.getOrUndefined(yield* Effect.serviceOption(ProviderLinks))
      const fromVisitor = yield* asVisitor

      /** People follow these addresses in their browser, so failures are pages, too. */
      const leading = (
        work: (port: SingleSignOn['Service']) => Effect.Effect<string, SignInRefused | WriteFailure>,
        onDone: (result: string) => HttpServerResponse.HttpServerResponse,
      ) =>
        singleSignOn === undefined
          ? Effect.fail(missing)
          : work(singleSignOn).pipe(
              Effect.tapError((failure) =>
                failure._tag === 'SignInRefused' ? Effect.void : logFailure(failure),
              ),
              Effect.match({
                onSuccess: onDone,
                onFailure: (failure) => signedInPage({ refused: refusalOf(failure) }),
              }),
              fromVisitor,
            )

      return handlers
        .handle('start', ({ query: { to = '' }, request: { headers } }) =>
          leading(
            // Otherwise any web page could use up the sign-ins of a visitor's network.
            (port) =>
              isOpenedAsPage(headers)
                ? port.start(askedPage(to))
                : Effect.fail(new SignInRefused({ because: 'failed' })),
            leadTo,
          ),
        )
        .handle('finish', () =>
          Effect.flatMap(queryOf, (query) =>
            leading(
              (port) => port.finish(query),
              (to) => signedInPage({ to }),
            ),
          ),
        )
        .handle('link', ({ payload: { currentPassword = '' } }) =>
          links === undefined
            ? Effect.fail(missing)
            : Effect.map(links.start(currentPassword), (address) => ok({ results: { address } })),
        )
    }),
  )
