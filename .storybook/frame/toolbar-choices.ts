interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: { readonly userGlobals: { get(): Readonly<Record<string, unknown>> } }
  }
}

/**
 * What the toolbar has chosen for a window of the preview. Events cannot tell, as those of the frames within a docs page
 * arrive on the channel of the page too.
 */
export const toolbarChoices = (preview: Window): Readonly<Record<string, unknown>> =>
  (preview as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {}
