import type { FailedRequest } from './failure-wording.ts'

export const newsWording = {
  listTitle: 'Latest News',
  nothingSelected: 'No news article selected.',
  loading: 'Loading...',
  failed: 'Error Occurred',
  notLoaded: 'This page could not be loaded. Please try again in a moment.',
  gone: 'That article is no longer here. This is the latest.',
} as const
