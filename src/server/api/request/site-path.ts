const pages = /^\/(?:about|contact|services|career|newsinsights\/[0-9]{1,15})?$/

/** Whether a path is a public page, whose views are counted. */
export const isSitePath = (path: string): boolean => pages.test(path)
