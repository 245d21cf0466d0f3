/** Of the site, which the server has put into the document; where another one serves it, that of the device. */
export const timeZone =
  document.documentElement.dataset['timeZone'] ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
