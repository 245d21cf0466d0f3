import { Office } from './office.tsx'

/** The settings of all back-office stories. Each story gets an iframe, because its screen fills the window. */
export const officeStory = {
  component: Office,
  parameters: {
    layout: 'fullscreen',
    switches: ['role', 'network', 'data'],
    docs: { story: { inline: false, iframeHeight: 760 } },
  },
  // Screens load lazily; stories show them loaded.
  beforeEach: async () => {
    await Promise.all([
      import('../../admin/screens/daily-views.tsx'),
      import('../../admin/screens/list-views.tsx'),
      import('../../admin/screens/editor-views.tsx'),
      import('../../admin/screens/rarely-used-views.tsx'),
    ])
  },
}

/** A request that does not return while a story is open. */
export const pending = { latency: 3_600_000 } as const
