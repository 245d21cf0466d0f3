/** Saves a file on the device, as a download link does. */
export const saveFile = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // The browser reads the file after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
