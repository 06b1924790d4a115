import {
  type GaugeBoard,
  gaugeBoard,
  type PictureTool,
  type PictureWork,
  pictureWork,
  SENT_PICTURE_LIMITS,
} from '@vigie/contracts/rest/analyst'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from './store.ts'
import type { Tables } from './tables.ts'

/** What is kept of a work besides its pictures; how far it is, whoever runs it knows. */
export type KeptWork = Omit<PictureWork, 'progress'>
type Changes = Partial<Pick<KeptWork, 'state' | 'flaw' | 'result' | 'correction' | 'stored'>> & {
  readonly photo?: Uint8Array | null
  readonly crop?: Uint8Array | null
}

const COLUMNS = [
  'id',
  'tool',
  'device',
  'source',
  'at_ms',
  'asked_by',
  'state',
  'flaw',
  'result',
  'correction',
  'stored',
] as const

/** Pictures of a site's devices, newest first. */
export const listWorks = async (
  db: Database,
  site: string,
  { device, tool }: { readonly device?: string | undefined; readonly tool?: PictureTool | undefined },
): Promise<KeptWork[]> => {
  let query = db.selectFrom('picture_works').select(COLUMNS).select(hasCrop).where('site', '=', site)
  if (device !== undefined) query = query.where('device', '=', device)
  if (tool !== undefined) query = query.where('tool', '=', tool)
  const rows = await query.orderBy('at_ms', 'desc').orderBy('id').limit(SENT_PICTURE_LIMITS.keptPerDevice).execute()
  return rows.map(workOf)
}

export const findWork = async (db: Database, site: string, id: string): Promise<KeptWork | null> => {
  const query = db.selectFrom('picture_works').select(COLUMNS).select(hasCrop)
  const row = await query.where('site', '=', site).where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : workOf(row)
}

/** Bytes of one of a work's pictures. */
export const pictureOf = async (
  db: Database,
  site: string,
  id: string,
  file: 'photo' | 'crop',
): Promise<Uint8Array | null> => {
  const query = db.selectFrom('picture_works').select(file).where('site', '=', site).where('id', '=', id)
  return (await query.executeTakeFirst())?.[file] ?? null
}

export const addWork = async (
  db: Database,
  site: string,
  { id, tool, device, source, at, by }: Pick<KeptWork, 'id' | 'tool' | 'device' | 'source' | 'at' | 'by'>,
  photo: Uint8Array,
): Promise<void> => {
  const none = { flaw: null, result: null, correction: null, stored: null, crop: null }
  const row = { id, site, tool, device, source, at_ms: Date.parse(at), asked_by: by, state: 'waiting', photo, ...none }
  await db.insertInto('picture_works').values(row).execute()
}

export const changeWork = async (db: Database, id: string, changes: Changes): Promise<void> => {
  const { result, correction, stored, ...plain } = changes
  const json = Object.fromEntries(
    Object.entries({ result, correction, stored })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === null ? null : JSON.stringify(value)]),
  )
  await db
    .updateTable('picture_works')
    .set({ ...plain, ...json })
    .where('id', '=', id)
    .execute()
}

/** Works that were not done when the process ended, oldest first. */
export const unfinishedWorks = async (db: Database): Promise<{ site: string; work: KeptWork }[]> => {
  const query = db.selectFrom('picture_works').select(COLUMNS).select('site').select(hasCrop)
  const rows = await query.where('state', 'in', ['waiting', 'running']).orderBy('at_ms').execute()
  return rows.map((row) => ({ site: row.site, work: workOf(row) }))
}

/** The newest picture of the same tool and device that was read before `work`. */
export const workBefore = async (db: Database, site: string, work: KeptWork): Promise<KeptWork | null> => {
  const row = await db
    .selectFrom('picture_works')
    .select(COLUMNS)
    .select(hasCrop)
    .where('site', '=', site)
    .where('device', '=', work.device)
    .where('tool', '=', work.tool)
    .where('state', '=', 'done')
    .where('at_ms', '<', Date.parse(work.at))
    .orderBy('at_ms', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : workOf(row)
}

/** Drops what is beyond the newest of each device and tool, and of the site. */
export const forgetOldWorks = async (db: Database, site: string, device: string, tool: PictureTool): Promise<void> => {
  const ofSite = db.selectFrom('picture_works').select('id').where('site', '=', site).orderBy('at_ms', 'desc')
  const ofDevice = ofSite.where('device', '=', device).where('tool', '=', tool)
  const done = db.deleteFrom('picture_works').where('site', '=', site).where('state', 'not in', ['waiting', 'running'])
  await done
    .where('device', '=', device)
    .where('tool', '=', tool)
    .where('id', 'not in', ofDevice.limit(SENT_PICTURE_LIMITS.keptPerDevice))
    .execute()
  await done.where('id', 'not in', ofSite.limit(SENT_PICTURE_LIMITS.keptPerSite)).execute()
}

/** Whether the level that a device has at this time was put there from a picture. */
export const isLevelOfPicture = async (db: Database, site: string, device: string, atMs: number): Promise<boolean> => {
  const query = db.selectFrom('picture_works').select('id').where('site', '=', site).where('device', '=', device)
  const row = await query
    .where('tool', '=', 'level')
    .where('at_ms', '=', atMs)
    .where('stored', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export const boardOf = async (db: Database, site: string, device: string): Promise<GaugeBoard | null> => {
  const query = db.selectFrom('gauge_boards').select('board').where('site', '=', site).where('device', '=', device)
  const row = await query.executeTakeFirst()
  return row === undefined ? null : gaugeBoard.parse(JSON.parse(row.board))
}

export const setBoard = async (db: Database, site: string, device: string, board: GaugeBoard): Promise<void> => {
  const text = JSON.stringify(board)
  await db
    .insertInto('gauge_boards')
    .values({ site, device, board: text })
    .onConflict((conflict) => conflict.columns(['site', 'device']).doUpdateSet({ board: text }))
    .execute()
}

/** Wheels before and after the comma, as people's confirmations have shown them. */
export type MeterLayout = { readonly whole: number; readonly decimals: number }

export const layoutOf = async (db: Database, site: string, device: string): Promise<MeterLayout | null> => {
  const query = db.selectFrom('meter_layouts').select(['whole', 'decimals'])
  return (await query.where('site', '=', site).where('device', '=', device).executeTakeFirst()) ?? null
}

export const setLayout = async (db: Database, site: string, device: string, layout: MeterLayout): Promise<void> => {
  await db
    .insertInto('meter_layouts')
    .values({ site, device, ...layout })
    .onConflict((conflict) => conflict.columns(['site', 'device']).doUpdateSet({ ...layout }))
    .execute()
}

const hasCrop = (eb: ExpressionBuilder<Tables, 'picture_works'>) => eb('crop', 'is not', null).as('has_crop')

type Row = {
  readonly id: string
  readonly tool: string
  readonly device: string
  readonly source: string
  readonly at_ms: number
  readonly asked_by: string
  readonly state: string
  readonly flaw: string | null
  readonly result: string | null
  readonly correction: string | null
  readonly stored: string | null
  readonly has_crop: unknown
}

const workOf = (row: Row): KeptWork => {
  const { at_ms, asked_by, has_crop, result, correction, stored, ...plain } = row
  const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))
  return pictureWork.omit({ progress: true }).parse({
    ...plain,
    at: new Date(at_ms).toISOString(),
    by: asked_by,
    hasCrop: Boolean(has_crop),
    result: parsed(result),
    correction: parsed(correction),
    stored: parsed(stored),
  })
}
