/** The data of each event of a stream, as they come; a stream that is silent for too long breaks. */
export async function* eventData(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  longestSilence: number,
): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await within(longestSilence, reader.read())
      if (done) return
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const lines = event.split('\n').filter((line) => line.startsWith('data:'))
        if (lines.length > 0) yield lines.map((line) => line.slice('data:'.length).trim()).join('\n')
      }
    }
  } finally {
    // What nobody reads any more is not sent any more.
    void reader.cancel().catch(() => {})
  }
}

function within<A>(time: number, promise: Promise<A>): Promise<A> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The connection went silent')), time)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
