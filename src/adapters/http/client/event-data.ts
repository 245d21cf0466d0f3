/** Yields the data of each server-sent event. Throws if the stream is silent for `maxSilence` milliseconds. */
export async function* eventData(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxSilence: number,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await within(maxSilence, reader.read())
      if (done) return
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const lines = event.split('\n').filter((line) => line.startsWith('data:'))
        if (lines.length > 0) yield lines.map((line) => line.slice('data:'.length).trim()).join('\n')
      }
    }
  } finally {
    // Closes the connection once the consumer has stopped reading.
    void reader.cancel().catch(() => {})
  }
}

function within<A>(time: number, promise: Promise<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The connection went silent')), time)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
