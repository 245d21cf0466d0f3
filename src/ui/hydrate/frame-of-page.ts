import { type PageLanguage, pageLanguageOf } from '#domain/language/page-language.ts'
import type { FrameData } from '../site/layout/frame/frame-data.ts'
import { frameSnapshotId, snapshotId, type FrameSnapshot } from '../site/routes/page-snapshot.ts'

/** Reads the snapshot that the server embedded; empty in a page that could not be loaded. */
const snapshotOfPage = (): Partial<FrameSnapshot> => {
  const snapshot = document.getElementById(snapshotId) ?? document.getElementById(frameSnapshotId)
  return snapshot === null ? {} : (JSON.parse(snapshot.textContent) as FrameSnapshot)
}

/** The data of the frame that the server rendered; empty if it could not be read. */
export const frameOfPage = (): Partial<FrameData> =>
  (snapshotOfPage().results?.['frame'] as FrameData | undefined) ?? {}

export const languageOfPage = (): PageLanguage => {
  const { lang } = document.documentElement
  return pageLanguageOf(lang, snapshotOfPage().languages ?? lang)
}
