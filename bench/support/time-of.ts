/** Milliseconds of one GET request, without any other: the mean of some, after a first one. */
export const timeOf = async (
  url: string,
  headers: Readonly<Record<string, string>> = {},
  times = 50,
): Promise<number> => {
  const get = async () => (await fetch(url, { headers })).text()
  await get()
  const began = performance.now()
  for (let at = 0; at < times; at += 1) await get()
  return (performance.now() - began) / times
}
