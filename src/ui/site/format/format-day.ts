const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats `2026-12-31` as `31 Dec 2026`. Not `Intl`, whose abbreviations differ between browsers and servers. */
export const formatDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 0) - 1]} ${year}`
}
