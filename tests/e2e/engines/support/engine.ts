/** A browser engine other than Chromium's, with one tab. Selectors are of CSS. */
export interface Engine {
  /** Resolves once the page has loaded. */
  readonly open: (address: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page. */
  readonly run: <Result>(script: () => Result | Promise<Result>) => Promise<Result>
  /** Waits until an element is visible. */
  readonly see: (selector: string) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  /** Chooses an option by its value. */
  readonly choose: (selector: string, value: string) => Promise<void>
  readonly upload: (selector: string, file: string) => Promise<void>
  /** What the console has shown so far. */
  readonly messages: () => Promise<ReadonlyArray<string>>
  readonly close: () => Promise<void>
}

/** In milliseconds. */
export const timeout = 15_000
