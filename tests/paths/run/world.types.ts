import type { Locator, Page } from 'playwright/test'
import type { AnyStateMachine, EventFromLogic, EventObject } from 'xstate'
import type { Calls } from './calls.ts'
import type { LiveGateway } from './live-gateway.ts'
import type { Mark } from './outside/watch.ts'
import type { Signs } from './signs.types.ts'

/** What a gesture can act on: the page of the real product, and the services around it. */
export type Scene = {
  readonly page: Page
  readonly origin: string
  readonly calls: Calls
  readonly gateway: LiveGateway
  /** switches the power of a device of the site over MQTT; a notification comes of it through the whole product */
  readonly cutPower: () => Promise<void>
}

// biome-ignore-start lint/style/useConsistentMethodSignatures: worlds are kept in one list whatever their events, and a
// gesture is only ever called with the event it is listed under; methods let TypeScript accept that
/** One more way to bring about an event. Where it has a control that is not in view, another way takes its turn. */
export type Way<Event extends EventObject = EventObject> = {
  control?(page: Page, event: Event): Locator
  act(scene: Scene, event: Event, state: string): Promise<void>
}

/** How an event is brought about on the real product; `state` is the control state before it. */
export type Gesture<Event extends EventObject = EventObject> = {
  /** What hides the control until it is pressed (a menu's button); pressed first where it is visible. */
  door?(page: Page): Locator
  /**
   * What a person would use. Hidden where the event is not offered. Where the chart answers an event but the screen
   * shows no such control (a group inside a closed one), the event is sent to the actor instead.
   */
  control?(page: Page, event: Event): Locator
  /** Why the event cannot be brought about here, so that it is sent to the actor instead; null: it can. */
  cannot?(scene: Scene, event: Event, state: string): Promise<string | null> | string | null
  act(scene: Scene, event: Event, state: string): Promise<void>
  /** Other ways to bring it about, by name: the paths of a chart take turns with `act` and each of them. */
  readonly ways?: Readonly<Record<string, Way<Event>>>
  /**
   * What resembles the gesture and must not bring its event about (the key typed into a field), by name: done once on
   * each path, before the gesture. It leaves the page as it was.
   */
  readonly decoys?: Readonly<Record<string, (scene: Scene) => Promise<void>>>
  /** Of an outcome: path of the call that it answers; calls held back before its actor started are dropped. */
  readonly call?: string
  /** Events that the gesture causes before its own; they must leave the chart in its state. */
  readonly first?: readonly string[]
  readonly afterwards?: Afterwards
}
// biome-ignore-end lint/style/useConsistentMethodSignatures: the type above only

/** What is done after an event, and the events that the chart then gets; they must leave it in its state. */
export type Afterwards = { readonly act: (scene: Scene) => Promise<void>; readonly heard: readonly string[] }

/** An event that the real product never causes, and why; it is sent to the actor instead. */
export type Never = { readonly because: string; readonly afterwards?: Afterwards }

/**
 * How a chart is walked on the real product. An event without a gesture and an effect without a sign do not compile, an
 * outcome without a gesture fails.
 */
export type World<Machine extends AnyStateMachine = AnyStateMachine> = {
  /** the page's clock stands still and is moved by the path, since the chart has delays */
  readonly timed?: true
  /** the page is one where nobody is signed in, since that is what the chart is about */
  readonly signedOut?: true
  /** path of the page to open; `input` counts from 0 */
  readonly address: (input: number) => string
  /** runs before the page loads: viewport, cookies, answers of the network; `input` counts from 0 */
  readonly prepare: (scene: Scene, input: number) => Promise<void>
  /** resolves when the page has loaded as its user would see it */
  readonly settled: (scene: Scene) => Promise<void>
  /**
   * Opens a live feed that the path plays and is not about, once the page has loaded and its clock stands. The feed's
   * last heartbeat is said again before time passes on that clock: the page would else take the feed for silent after as
   * much waiting as the machine happens to need.
   */
  readonly connect?: (scene: Scene) => Promise<void>
  /**
   * The real gateway's next heartbeat is waited for before a second or more passes on the page's clock: however fast the
   * machine is, the page then never takes the feed for silent.
   */
  readonly hears?: true
  /** the gateway goes on beating while time passes, as a wall's does for weeks */
  readonly beats?: true
  /** the parts of the page that show the chart's state; their roles and names are compared after each step */
  readonly screen: Readonly<Record<string, (page: Page) => Locator>>
  /** what varies from run to run in these parts, and the text that replaces it */
  readonly masks?: readonly (readonly [pattern: RegExp, mask: string])[]
  /** what is painted to show the chart's state, by name */
  readonly marks?: Readonly<Record<string, Mark>>
  /** what this path is about outside, though other charts of the page do it too: how lines begin, names of what stands */
  readonly watches?: readonly string[]
  /** how each effect of the chart shows outside the page's charts */
  readonly signs: Signs<Machine>
  readonly gestures: {
    readonly [Type in EventFromLogic<Machine>['type']]: Gesture<
      Extract<EventFromLogic<Machine>, { readonly type: Type }>
    >
  }
  /** gestures of outcomes, by `done <actor>` and `error <actor>` */
  readonly outcomes: Readonly<Record<string, Gesture>>
  /** events that never come about, by label */
  readonly never?: Readonly<Record<string, Never>>
}
