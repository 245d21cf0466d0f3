import type { Send } from './http-client.ts'

/** Sends like `fetch`, but reports the upload's progress. `undefined` if there is no XMLHttpRequest. */
export const sendWithProgress = (report: (progress: number) => void): Send | undefined => {
  if (typeof XMLHttpRequest === 'undefined') return undefined
  return (url, { method = 'POST', headers = {}, body = null }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        report(total === 0 ? 0 : loaded / total),
      )
      request.addEventListener('error', () => reject(new TypeError('Failed to send the file')))
      request.addEventListener('load', () => {
        const retryAfter = request.getResponseHeader('retry-after')
        const received = retryAfter === null ? {} : { 'retry-after': retryAfter }
        resolve(new Response(request.responseText || null, { status: request.status, headers: received }))
      })
      request.send(body as XMLHttpRequestBodyInit | null)
    })
}
