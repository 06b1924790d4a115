// Faults of a wall: what it shows, what it tells its gateway, what it keeps of its pairing, when it loads itself anew.
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are texts of sources
import type { Planted } from './planted.types.ts'

const WALL = 'apps/web/src/wall/wall.tsx'
const PAIRED = 'apps/web/src/wall/paired-wall.tsx'
const PAIRING = 'apps/web/src/wall/pairing.tsx'
const DEVICE = 'apps/web/src/adapters/wall-device.ts'
const IDENTITY = 'apps/web/src/actors/wall-identity.ts'
const MUR = 'apps/web/src/app/wall/mur.tsx'

export const ON_THE_WALL = {
  'a scene that is asked for is not shown': {
    file: PAIRED,
    from: 'setAsked(order)',
    to: 'undefined',
    chart: 'wall-scenes',
  },
  'other scenes than before are not taken': {
    file: WALL,
    from: "scenes.send({ type: 'scenes.changed', scenes: set })",
    to: 'undefined',
    chart: 'wall-scenes',
  },
  'the first scene is shown whichever has its turn': {
    file: WALL,
    from: 'scene={scene}',
    to: "scene={settings.scenes[0]?.id ?? 'overview'}",
    chart: 'wall-scenes',
  },
  'the gateway is told of another scene than is shown': {
    file: WALL,
    from: 'onShown?.({ site: shownSite, scene, pinned })',
    to: "onShown?.({ site: shownSite, scene: 'map', pinned })",
    chart: 'wall-scenes',
  },
  'an alarm of another is shown on the held wall': {
    file: 'apps/web/src/wall/wall-site.tsx',
    from: 'alarms.find(({ id }) => id === pinned) ?? null',
    to: 'alarms.find(({ id }) => id !== pinned) ?? null',
    chart: 'wall-scenes',
  },
  'an order to load the page anew is not followed': {
    file: PAIRED,
    from: "care.send({ type: 'reload.wanted', reason: 'order' })",
    to: 'undefined',
    chart: 'wall-care',
  },
  'the page is loaded anew under an alarm': {
    file: PAIRED,
    from: "care.send({ type: 'pin.changed', isPinned })",
    to: 'undefined',
    chart: 'wall-care',
  },
  'the page is loaded anew while nobody would answer': {
    file: PAIRED,
    from: "care.send({ type: 'link.changed', isLive })",
    to: "care.send({ type: 'link.changed', isLive: true })",
    chart: 'wall-care',
  },
  'a page that is loaded anew does not count it': {
    file: DEVICE,
    from: 'sessionStorage.setItem(RELOADS, JSON.stringify([...recentReloads(now), now]))',
    to: 'undefined',
    chart: 'wall-care',
  },
  'the page is counted as loaded anew, and stays': {
    file: DEVICE,
    from: 'window.location.reload()',
    to: 'undefined',
    chart: 'wall-care',
  },
  'reloads of hours ago count for ever': {
    file: DEVICE,
    from: 'kept.filter((at) => at > now - HOUR_MS)',
    to: 'kept',
    chart: 'wall-care',
  },
  'what pairs a screen is not kept': {
    file: IDENTITY,
    from: 'writeWallSecret(secret)',
    to: 'undefined',
    chart: 'wall-identity',
  },
  'what paired a screen is kept when it is a wall no more': {
    file: DEVICE,
    from: 'localStorage.removeItem(SECRET)',
    to: 'undefined',
    chart: 'wall-identity',
  },
  'another secret than its own is sent': {
    file: IDENTITY,
    from: 'askToken(input.secret)',
    to: "askToken('of-another-screen')",
    chart: 'wall-identity',
  },
  'a screen that was signed in as a wall is so for ever': {
    file: IDENTITY,
    from: "auth.send({ type: 'signOut.pressed' })",
    to: 'undefined',
    chart: 'wall-identity',
  },
  'a wall that was revoked is taken for one that was refused': {
    file: MUR,
    from: "wall.send({ type: 'wall.revoked' })",
    to: "wall.send({ type: 'access.refused' })",
    chart: 'wall-identity',
  },
  'the code that is shown lacks its end': {
    file: PAIRING,
    from: 'code.slice(3)',
    to: 'code.slice(4)',
    chart: 'wall-identity',
  },
  'a screen that was revoked does not say so': {
    file: PAIRING,
    from: 'wasRevoked && <p className="wall-revoked">{wall.pairing.revoked}</p>',
    to: 'null',
    chart: 'wall-identity',
  },
} as const satisfies Record<string, Planted>
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
