import type { IncomingMessage, ServerResponse } from 'node:http'
import { shared } from '#domain/wording/en/shared.ts'
import { isApiRequest } from '../handler.ts'
import { sendUnavailable } from '../unavailable.ts'

const message = shared.server.busy

export const sendBusy = (request: IncomingMessage, response: ServerResponse, retryAfter: number): void =>
  sendUnavailable(response, { message, retryAfter, inEnvelope: isApiRequest(request) })
