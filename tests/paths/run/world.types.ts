import type { Locator, Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import type { Calls } from './calls.ts'
import type { LiveGateway } from './live-gateway.ts'

/** What a path has at hand: the page of the real product, and the world around it. */
export type Scene = {
  readonly page: Page
  readonly origin: string
  readonly calls: Calls
  readonly gateway: LiveGateway
  /** a device of the site loses its power, or has it back: a notification, over MQTT and the whole chain */
  readonly cutPower: () => Promise<void>
}

/** How an event comes about on the real product; `state` is the control state it finds the chart in. */
export type Gesture<Event extends EventObject = EventObject> = {
  /** What hides the control until it is pressed: pressed first where it shows. */
  door?(page: Page): Locator
  /**
   * What a person would use. Hidden where the event is not offered. Where the chart answers an event but the screen
   * shows no such control (a group inside a closed one), the event is sent to the actor instead.
   */
  control?(page: Page, event: Event): Locator
  /** Why it cannot come about here; null: it can. The event is sent to the actor instead. */
  cannot?(scene: Scene, event: Event, state: string): Promise<string | null> | string | null
  act(scene: Scene, event: Event, state: string): Promise<void>
  /** Of an outcome: the call that it answers. Those held back before its actor started are not meant. */
  readonly call?: string
  /** Events that the same gesture has the chart hear first. They leave it where it is. */
  readonly first?: readonly string[]
}

/** An event that the world never lets come about, and why: sent to the actor instead. */
export type Never = {
  readonly because: string
  /** what the world then does after all, heard by the chart as these events: they leave it where it is */
  readonly afterwards?: { readonly act: (scene: Scene) => Promise<void>; readonly heard: readonly string[] }
}

/** A chart on the real product. An event without a gesture does not compile; an outcome without one fails the run. */
export type World<Event extends EventObject = EventObject> = {
  /** delays are the chart's business: the clock of the page stands still and is moved by the path */
  readonly timed?: true
  /** who is signed in is the chart's business: the page is one where nobody is */
  readonly signedOut?: true
  /** what is opened, from the origin */
  readonly address: (input: number) => string
  /** before the page loads: viewport, cookies, what the network will answer; `input` counts from 0 */
  readonly prepare: (scene: Scene, input: number) => Promise<void>
  /** once it stands there as its user would find it */
  readonly settled: (scene: Scene) => Promise<void>
  /** the parts of the page that say where the chart is, compared by role and name after each step */
  readonly screen: Readonly<Record<string, (page: Page) => Locator>>
  /** what varies from run to run in these parts, and what stands for it */
  readonly masks?: readonly (readonly [pattern: RegExp, mask: string])[]
  readonly gestures: { readonly [Type in Event['type']]: Gesture<Extract<Event, { readonly type: Type }>> }
  /** by `done <actor>` and `error <actor>` */
  readonly outcomes: Readonly<Record<string, Gesture>>
  /** by label */
  readonly never?: Readonly<Record<string, Never>>
}
