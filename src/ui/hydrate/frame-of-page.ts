import type { FrameData } from '../site/layout/frame/frame-data.ts'
import { snapshotId, type Snapshot } from '../site/routes/snapshot.ts'

/** The data of the frame that the server rendered; empty if it could not be read. */
export const frameOfPage = (): Partial<FrameData> => {
  const snapshot = document.getElementById(snapshotId)
  const { answers = {} } = snapshot === null ? {} : (JSON.parse(snapshot.textContent) as Partial<Snapshot>)
  return (answers['frame'] as FrameData | undefined) ?? {}
}
