// What the world does: devices, processes, the network, tokens.
import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from 'playwright'
import { end, freeze } from '../../harness/outages.ts'
import type { Faults } from '../../harness/proxy.ts'
import { endToken } from '../run/other-tab.ts'
import { type Ground, SITES } from './ground.ts'
import type { TroubleKind } from './record.types.ts'

export type WorldScene = Ground & {
  readonly context: BrowserContext
  /** something does not work for as long as this takes */
  readonly trouble: <T>(kind: TroubleKind, during: () => Promise<T>) => Promise<T>
}
export type WorldAct = {
  readonly weight: number
  /** acts that break something are drawn with `--faults` only */
  readonly isFault: boolean
  /** how long it lasts, s: the least and the most; absent: it is done at once */
  readonly lastsS?: readonly [least: number, most: number]
  /** acts of one lane follow each other, since they befall the same thing */
  readonly lane: string
  readonly act: (scene: WorldScene, forMs: number) => Promise<unknown>
}

const DEVICES = Object.entries(SITES).flatMap(([site, names]) => names.map((name) => ({ site, name })))

/** A burst goes on for longer than the second that a page waits for its end, and never pauses for a fifth of one. */
const BURST = { changes: 24, everyMs: 70 }

const power = (site: string, name: string, isOn: boolean) => (scene: WorldScene) =>
  scene.publisher(site).power(name, isOn)
const ofDevices = Object.fromEntries(
  DEVICES.flatMap(({ site, name }): [string, WorldAct][] => [
    [
      `cuts the power of ${name}`,
      { weight: site === 'chaib' ? 4 : 2, isFault: false, lane: name, act: power(site, name, false) },
    ],
    [
      `gives ${name} its power back`,
      { weight: site === 'chaib' ? 2 : 1, isFault: false, lane: name, act: power(site, name, true) },
    ],
    [
      `has ${name} say nothing`,
      {
        weight: 1,
        isFault: false,
        lane: `${name} voice`,
        lastsS: [2, 9],
        act: async (scene, forMs) => {
          scene.publisher(site).silence(name, true)
          await pause(forMs)
          scene.publisher(site).silence(name, false)
        },
      },
    ],
  ]),
)

const broken = (kind: TroubleKind, faults: Faults, lastsS: readonly [number, number]): WorldAct => ({
  weight: 2,
  isFault: true,
  lastsS,
  lane: 'link',
  act: ({ link, trouble }, forMs) =>
    trouble(kind, async () => {
      link.set(faults)
      if (faults.down) link.reset()
      await pause(forMs)
      link.set({})
    }),
})

export const WORLD_ACTS: Readonly<Record<string, WorldAct>> = {
  ...ofDevices,
  'has Source A1 flicker': {
    weight: 2,
    isFault: false,
    lane: 'Source A1',
    act: async (scene) => {
      for (let change = 0; change < BURST.changes; change += 1) {
        await Promise.all([scene.publisher('chaib').power('Source A1', change % 2 === 1), pause(BURST.everyMs)])
      }
    },
  },
  'freezes the gateway': {
    weight: 4,
    isFault: true,
    lane: 'gateway',
    lastsS: [1, 8],
    act: ({ stack, trouble }, forMs) => trouble('gateway frozen', () => freeze(stack, 'gateway', forMs / 1_000)),
  },
  'restarts the gateway': {
    weight: 1,
    isFault: true,
    lane: 'gateway',
    act: ({ stack, trouble }) => trouble('gateway gone', () => end(stack, 'gateway', 'SIGTERM', 0)),
  },
  'kills the gateway': {
    weight: 1,
    isFault: true,
    lane: 'gateway',
    lastsS: [0, 3],
    act: ({ stack, trouble }, forMs) => trouble('gateway gone', () => end(stack, 'gateway', 'SIGKILL', forMs / 1_000)),
  },
  'freezes the upstream': {
    weight: 3,
    isFault: true,
    lane: 'upstream',
    lastsS: [1, 8],
    act: ({ stack, trouble }, forMs) => trouble('upstream frozen', () => freeze(stack, 'upstream', forMs / 1_000)),
  },
  'lets nothing through': broken('link blackholed', { blackhole: 'both' }, [1, 8]),
  'lets nothing through to the pages': broken('link blackholed', { blackhole: 'toClient' }, [1, 8]),
  'refuses connections': broken('link refused', { down: true }, [1, 6]),
  'slows the network': broken('link slow', { latencyMs: 700 }, [1, 5]),
  'cuts every connection': {
    weight: 3,
    isFault: true,
    lane: 'link',
    act: ({ link, trouble }) => trouble('link reset', async () => link.reset()),
  },
  'refuses the list of notifications': {
    weight: 2,
    isFault: true,
    lane: 'list',
    lastsS: [2, 10],
    act: ({ context, trouble }, forMs) =>
      trouble('list refused', async () => {
        const isList = ({ pathname }: URL) => pathname.endsWith('/notifications')
        await context.route(isList, (route) => route.fulfill({ status: 503, json: {} }))
        await pause(forMs)
        await context.unroute(isList)
      }),
  },
  'ends the token of the browser': {
    weight: 2,
    isFault: true,
    lane: 'token',
    act: ({ context, trouble }) =>
      trouble('token ended', async () => {
        const [page] = context.pages()
        if (page !== undefined) await endToken(page).catch(() => undefined)
      }),
  },
}
