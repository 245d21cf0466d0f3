import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

/** Starts to post a form with a file and sends no body. `status` is `undefined` if the server sends 100 Continue. */
export const startUpload = async (
  url: string,
  bytes: number,
  headers: Readonly<Record<string, string>> = {},
) => {
  const started = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': bytes,
      expect: '100-continue',
      ...headers,
    },
  })
  started.on('error', () => {})
  started.flushHeaders()
  const answered = once(started, 'response').then(([response]) => (response as IncomingMessage).statusCode)
  const status = await Promise.race([answered, once(started, 'continue').then(() => undefined)])
  return { status, answered, leave: () => started.destroy() }
}

/** Starts to post JSON and resolves once the server has seen the request, to a function that sends the body. */
export const startPost = async (url: string, json: unknown): Promise<() => Promise<number | undefined>> => {
  const body = JSON.stringify(json)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const started = request(url, { method: 'POST', headers })
  started.flushHeaders()
  await once(started, 'continue')
  return async () => {
    const responded = once(started, 'response')
    started.end(body)
    const [response] = (await responded) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
}
