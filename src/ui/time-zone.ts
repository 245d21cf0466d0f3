/** The site's time zone, from the attribute of the document; without it, that of the device. */
export const timeZone =
  document.documentElement.dataset['timeZone'] ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
