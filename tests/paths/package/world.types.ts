// How a chart is walked in anybody's browser. Imports none of ours: a package publishes its declarations as they are.
import type { Locator, Page } from 'playwright/test'

type Sent = { readonly type: string } & Readonly<Record<string, unknown>>

/** How an event comes about. */
export type Gesture = {
  /** what a person would use; where the chart ignores the event it has to be hidden or disabled */
  readonly control?: (page: Page, event: Sent) => Locator
  readonly act: (page: Page, event: Sent) => Promise<unknown>
}

export type World = {
  /** loads the page; `input` counts from 0. The page's clock is Playwright's, so that a path can move it. */
  readonly open: (page: Page, input: number) => Promise<unknown>
  /** by event type */
  readonly gestures: Readonly<Record<string, Gesture | undefined>>
  /** by `done <actor>` and `error <actor>` */
  readonly outcomes?: Readonly<Record<string, Gesture | undefined>>
  /** what the page has to show, by control state (`payment.card`): assertions of yours */
  readonly shows?: Readonly<Record<string, ((page: Page) => Promise<unknown>) | undefined>>
}

/** The world of a chart, checked by the compiler. */
export const defineWorld = (world: World): World => world
