import { DEFAULT_WALL_SETTINGS, type WallOrders, type WallSettings } from '@vigie/contracts/entities'
import { WALL_PATHS } from '@vigie/contracts/rest'
import type { SiteScene, wallScenesMachine } from '@vigie/machines/wall-scenes'
import type { Page } from 'playwright/test'
import type { Scene, World } from '../world.types.ts'
import { alarmCalled, connectSilent, heartbeat, pictureOf, shows } from './played-site.ts'
import { liveWall, prepareWall, setWall, wall } from './played-wall.ts'

type Told = Required<Pick<WallOrders, 'settings' | 'sites'>> & { readonly urgent: string | null }

const AT_FIRST: Told = { settings: DEFAULT_WALL_SETTINGS, sites: ['chaib'], urgent: null }
/** What the page of a path was told last. */
const told = new WeakMap<Page, Told>()
const toldTo = ({ page }: Scene): Told => told.get(page) ?? AT_FIRST
const tell = async (scene: Scene, change: Partial<Told>, order: WallOrders['order'] = null): Promise<void> => {
  const { settings, sites } = toldTo(scene)
  const now = { ...toldTo(scene), ...change }
  told.set(scene.page, now)
  if (now.settings !== settings || now.sites !== sites || order !== null)
    await setWall(scene, { settings: now.settings, sites: now.sites, order })
}

/** The settings of which these scenes come; others than before, if only in what no alarm of a path is as low as. */
const settingsOf = (scenes: readonly SiteScene[], { pinFrom }: WallSettings): WallSettings => ({
  ...DEFAULT_WALL_SETTINGS,
  scenes: [...new Map(scenes.map(({ id, forS }) => [id, { id, forS }])).values()],
  pinFrom: pinFrom === 'high' ? 'medium' : 'high',
})

export const wallScenesWorld: World<typeof wallScenesMachine> = {
  timed: true,
  signedOut: true,
  beats: true,
  address: () => '/mur',
  prepare: async (scene) => {
    told.delete(scene.page)
    await prepareWall(scene)
  },
  settled: async ({ page, calls }) => {
    await wall(page).waitFor()
    // its first report: from then on they come by the page's clock
    await calls.comes(WALL_PATHS.self)
  },
  connect: async (scene) => {
    await connectSilent(scene, [])
    await scene.gateway.say(heartbeat())
    await shows(scene, liveWall(scene.page))
  },
  screen: {
    title: (page) => page.locator('.wall h1'),
    scene: (page) => page.locator('.wall > .wall-room'),
  },
  // how the wall says it is beside what it shows, the time of day, and how long ago an alarm of long ago was
  masks: [
    [/(POST \/api\/walls\/self) .*?("site":"[^"]*","scene":"[^"]*","pinned":[^,]*),.*/g, '$1 $2'],
    [/\b\d{2}:\d{2}\b/g, '<heure>'],
    [/depuis \d+.j/g, 'depuis <jours>'],
  ],
  watches: [`asks POST ${WALL_PATHS.self}`],
  signs: { actors: {}, facts: {}, commands: {} },
  gestures: {
    'scenes.changed': {
      cannot: (_, { scenes }) => (scenes.length === 0 ? 'an admin cannot leave a wall without scenes' : null),
      act: (scene, { scenes }) =>
        tell(scene, {
          settings: settingsOf(scenes, toldTo(scene).settings),
          sites: [...new Set(scenes.map(({ site }) => site))],
        }),
    },
    'alarms.reported': {
      cannot: (scene, event) => {
        if (event.urgent !== null && event.site !== 'chaib')
          return 'the live feed of one site is played, that of the host'
        return toldTo(scene).urgent === event.urgent ? 'of the site that is played it is so already' : null
      },
      act: async (scene, { urgent }) => {
        await tell(scene, { urgent })
        await scene.gateway.say(pictureOf(urgent === null ? [] : [alarmCalled(urgent, { device: 'pompe-1' })]))
        const { page } = scene
        await shows(scene, page.locator(urgent === null ? '.wall:not([data-pinned])' : `.wall[data-pinned=${urgent}]`))
      },
    },
    'scene.requested': {
      act: (scene, { scene: id, site }) =>
        tell(scene, {}, { type: 'scene', scene: id, ...(site === null ? {} : { site }) }),
    },
  },
  outcomes: {},
}
