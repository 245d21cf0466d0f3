import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiRequest } from '../handler.ts'
import { sendUnavailable } from '../unavailable.ts'

const message = 'The server is busy. Please try again in a moment.'

export const sendBusy = (request: IncomingMessage, response: ServerResponse, retryAfter: number): void =>
  sendUnavailable(response, { message, retryAfter, inEnvelope: isApiRequest(request) })
