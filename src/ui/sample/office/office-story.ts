import { Office } from './office.tsx'

/** What the stories of all screens share: each stands in a frame of its own, since it fills the window. */
export const officeStory = {
  component: Office,
  parameters: {
    layout: 'fullscreen',
    switches: ['role', 'network', 'data'],
    docs: { story: { inline: false, iframeHeight: 760 } },
  },
  // The screens come when they are needed; a story shows how they look once they are there.
  beforeEach: async () => {
    await Promise.all([
      import('../../admin/screens/views.tsx'),
      import('../../admin/screens/rarely-used-views.tsx'),
    ])
  },
}

/** So long that nobody waits for it. */
export const pending = { latency: 3_600_000 } as const
