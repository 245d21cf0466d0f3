import type { FrameData } from '../layout/frame-data.ts'
import { sampleFrame, sampleSite } from '../sample/sample-site.ts'

/** A group that can be reached in every way. */
export const reachableFrame: FrameData = {
  ...sampleFrame,
  site: {
    ...sampleSite,
    contact: {
      ...sampleSite.contact,
      whatsapp: '+973 3300 0158',
      hours: 'Sunday to Thursday, 8:00 to 16:30',
      map: 'https://map.example/quay-house',
    },
  },
}
