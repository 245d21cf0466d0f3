export const slideId = (id: string) => `slide-${id}`
export const tabId = (id: string) => `slide-tab-${id}`
