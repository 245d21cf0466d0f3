import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'

/** Begins to post a form with a file of so many bytes, and sends nothing of it; answers the status, or nothing once it may go on. */
export const begunUpload = async (
  url: string,
  bytes: number,
  headers: Readonly<Record<string, string>> = {},
) => {
  const begun = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': bytes,
      expect: '100-continue',
      ...headers,
    },
  })
  begun.on('error', () => {})
  begun.flushHeaders()
  const answered = once(begun, 'response').then(([response]) => (response as IncomingMessage).statusCode)
  const status = await Promise.race([answered, once(begun, 'continue').then(() => undefined)])
  return { status, answered, leave: () => begun.destroy() }
}

/** Begins to post JSON, which the server has seen by then; what is answered sends the rest, and answers the status. */
export const begunPost = async (url: string, json: unknown): Promise<() => Promise<number | undefined>> => {
  const body = JSON.stringify(json)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const begun = request(url, { method: 'POST', headers })
  begun.flushHeaders()
  await once(begun, 'continue')
  return async () => {
    const answered = once(begun, 'response')
    begun.end(body)
    const [response] = (await answered) as [IncomingMessage]
    response.resume()
    return response.statusCode
  }
}
