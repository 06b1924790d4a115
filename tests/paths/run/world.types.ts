import type { Locator, Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import type { Calls } from './calls.ts'

/** What a path has at hand: the page of the real product, and the world around it. */
export type Scene = {
  readonly page: Page
  readonly origin: string
  readonly calls: Calls
  /** a device of the site loses its power, or has it back: a notification, over MQTT and the whole chain */
  readonly cutPower: () => Promise<void>
}

/** How an event comes about on the real product. */
export type Gesture<Event extends EventObject = EventObject> = {
  /**
   * What a person would use. Hidden where the event is not offered. Where the chart answers an event but the screen
   * shows no such control (a group inside a closed one), the event is sent to the actor instead.
   */
  control?(page: Page, event: Event): Locator
  act(scene: Scene, event: Event): Promise<void>
}

/** A chart on the real product. An event without a gesture does not compile; an outcome without one fails the run. */
export type World<Event extends EventObject = EventObject> = {
  /** delays are the chart's business: the clock of the page stands still and is moved by the path */
  readonly timed?: true
  /** before the page loads: viewport, cookies, what the network will answer; `input` counts from 0 */
  readonly prepare: (scene: Scene, input: number) => Promise<void>
  /** once it stands there as its user would find it */
  readonly settled: (scene: Scene) => Promise<void>
  readonly gestures: { readonly [Type in Event['type']]: Gesture<Extract<Event, { readonly type: Type }>> }
  /** by `done <actor>` and `error <actor>` */
  readonly outcomes: Readonly<Record<string, Gesture>>
  /** events that the world never lets come about, by label, and why: sent to the actor instead */
  readonly never?: Readonly<Record<string, string>>
}
