import type { FrameData } from '../site/layout/frame-data.ts'
import { snapshotId, type Snapshot } from '../site/snapshot.ts'

/** What the first page of this document has read for its frame, which every page has; one that could not be read has nothing. */
export const frameOfPage = (): Partial<FrameData> => {
  const snapshot = document.getElementById(snapshotId)
  const { answers = {} } = snapshot === null ? {} : (JSON.parse(snapshot.textContent) as Partial<Snapshot>)
  return (answers['frame'] as FrameData | undefined) ?? {}
}
