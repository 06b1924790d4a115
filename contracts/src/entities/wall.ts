import { z } from 'zod'
import { alarmActor, alarmPriority } from './alarm.ts'
import { siteSlug } from './site.ts'
import { instant } from './time.ts'
import { writtenLine } from './written.ts'

// A wall display: what it shows, for how long, and how large, by the room that it stands in (R12).

/** What a wall can show. */
export const wallSceneId = z.enum(['overview', 'power', 'water', 'energy', 'alarms', 'kpis', 'values', 'map'])
/** Name of what a wall can show. */
export type WallSceneId = z.infer<typeof wallSceneId>

/** One scene of the rotation. */
export const wallScene = z.strictObject({
  id: wallSceneId,
  forS: z.number().int().min(5).max(3_600).describe('how long it stays, s'),
})
/** One scene of the rotation. */
export type WallScene = z.infer<typeof wallScene>

/** The room: from these two follows how large a glyph is (R12.3). */
export const wallRoom = z.strictObject({
  diagonalIn: z.number().min(5).max(300).describe('diagonal of the screen, inches'),
  distanceM: z.number().min(0.3).max(50).describe('from which it is read, m'),
})
/** The screen and from where it is read. */
export type WallRoom = z.infer<typeof wallRoom>

const wallSites = z
  .array(siteSlug)
  .min(1)
  .max(20)
  .refine((sites) => new Set(sites).size === sites.length, 'each site once')

/** What an admin sets of a wall. */
export const wallSettings = z.strictObject({
  sites: wallSites.optional().describe('which of its sites are shown, in this order; absent: all'),
  scenes: z
    .array(wallScene)
    .min(1)
    .max(20)
    .refine((scenes) => new Set(scenes.map(({ id }) => id)).size === scenes.length, 'each scene once'),
  room: wallRoom,
  pinFrom: alarmPriority.describe('the least urgent alarm that takes the screen until it is acknowledged'),
})
/** What an admin sets of a wall. */
export type WallSettings = z.infer<typeof wallSettings>

/** A wall of which nobody set anything: 55 inches read from five metres. */
export const DEFAULT_WALL_SETTINGS: WallSettings = {
  scenes: [
    { id: 'overview', forS: 30 },
    { id: 'water', forS: 20 },
    { id: 'energy', forS: 15 },
    { id: 'alarms', forS: 15 },
    { id: 'kpis', forS: 15 },
  ],
  room: { diagonalIn: 55, distanceM: 5 },
  pinFrom: 'high',
}

/** Letters of a pairing code: none looks like another on a screen across the room. */
export const PAIRING_ALPHABET = 'ACDEFHJKMNPQRTUVWXY3479'
/** Length of a pairing code. */
export const PAIRING_LENGTH = 6
/** A pairing code, as people type it: capitals or not, with a space or without. */
export const pairingCode = z
  .string()
  .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[${PAIRING_ALPHABET}]{${PAIRING_LENGTH}}$`), 'six letters or digits'))

/** What only the wall knows: it stands for a person's password. */
const wallSecret = z.string().regex(/^[\w-]{32,64}$/)

/** Answer to a screen that asks to be paired: a code to be read from it, and a secret that it keeps. */
export const wallPairing = z.object({ code: z.string(), secret: wallSecret, expiresAt: instant })
/** Answer to a screen that asks to be paired. */
export type WallPairing = z.infer<typeof wallPairing>

const wallName = writtenLine(60).describe('as people call it')

/** What an admin says of a screen whose code they typed. */
export const wallApproval = z.strictObject({
  name: wallName,
  sites: wallSites,
  scenes: wallSettings.shape.scenes.optional(),
  room: wallRoom.optional(),
})
/** What an admin says of a screen whose code they typed. */
export type WallApproval = z.infer<typeof wallApproval>

/** What a wall says of itself. */
export const wallHealth = z.strictObject({
  version: z.string().max(100).describe('build that it runs'),
  uptimeS: z.number().int().min(0).describe('since the page was loaded, s'),
  heapMb: z.number().min(0).nullable().describe('null: its browser does not say'),
  nodes: z.number().int().min(0).describe('elements of its page'),
  frameMs: z.number().min(0).nullable().describe('95th percentile of the time between two frames, ms'),
  lastEventAt: instant.nullable().describe('when it was last live, by the server’s clock'),
  driftMs: z.number().int().describe('how far its clock is behind the server’s, ms'),
  site: siteSlug.optional().describe('of the scene'),
  scene: wallSceneId,
  pinned: z.string().max(200).nullable().describe('id of the alarm that holds it'),
  link: z.enum(['live', 'lost']),
  widthPx: z.number().int().min(0).describe('of its picture, CSS px'),
  heightPx: z.number().int().min(0).describe('of its picture, CSS px'),
  sound: z.enum(['armed', 'blocked', 'muted']),
})
/** What a wall says of itself. */
export type WallHealth = z.infer<typeof wallHealth>

/** What an admin has a wall do from afar. */
export const wallOrder = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('identify') }),
  z.strictObject({ type: z.literal('reload') }),
  z.strictObject({ type: z.literal('scene'), scene: wallSceneId, site: siteSlug.optional() }),
])
/** What an admin has a wall do from afar. */
export type WallOrder = z.infer<typeof wallOrder>

/** A paired screen. */
export const wall = z.object({
  id: z.string(),
  name: z.string(),
  sites: wallSites,
  settings: wallSettings,
  createdAt: instant,
  createdBy: alarmActor,
  seenAt: instant.nullable().describe('when it last said how it is; null: never'),
  health: wallHealth.nullable(),
  revokedAt: instant.optional().describe('it reads nothing any more, and stays until its account is gone'),
})
/** A paired screen. */
export type Wall = z.infer<typeof wall>

/** What an admin changes of a wall. */
export const wallChange = z.strictObject({ name: wallName, settings: wallSettings })
/** What an admin changes of a wall. */
export type WallChange = z.infer<typeof wallChange>

/** Walls that an admin may manage. */
export const wallsBody = z.object({ walls: z.array(wall) })
/** One wall. */
export const wallBody = z.object({ wall })
/** What a wall is told each time it says how it is; `order`: told once. */
export const wallOrders = z.object({
  name: z.string(),
  sites: wallSites.optional().describe('that it shows, in this order'),
  settings: wallSettings,
  order: wallOrder.nullable(),
})
/** What a wall is told each time it says how it is. */
export type WallOrders = z.infer<typeof wallOrders>
/** Parameter of the paths about one wall. */
export const wallParams = z.object({ id: z.string().regex(/^[a-z0-9]{12}$/) })
/** Walls whose account a gateway has removed; the answer names the revoked ones whose account is still there. */
export const wallsEnded = z.strictObject({ removed: z.array(wallParams.shape.id).max(1_000) })
/** Parameter of the path about a code. */
export const pairingParams = z.object({ code: pairingCode })
/** Body with the secret of a wall. */
export const wallSecretInput = z.strictObject({ secret: wallSecret })

const UID = 'wall-'
/** The account of a wall has a uid of its own, which says which wall it is. */
export const wallUid = {
  of: (id: Wall['id']): string => `${UID}${id}`,
  /** null: not the uid of a wall */
  idOf: (uid: string): Wall['id'] | null => (uid.startsWith(UID) ? uid.slice(UID.length) : null),
}
