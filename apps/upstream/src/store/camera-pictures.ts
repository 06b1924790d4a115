import { PICTURE_LIMITS, type PictureInfo, type PictureType } from '@vigie/contracts/entities'
import { sql } from 'kysely'
import type { Database, Tx } from './tables.ts'

/** A picture as it is kept; `takenAt` null: nobody says when it was taken. */
export type CameraPicture = {
  readonly site: string
  readonly device: string
  readonly id: string
  readonly takenAt: number | null
  readonly type: PictureType
  readonly widthPx: number
  readonly heightPx: number
  readonly bytes: Uint8Array
}

/**
 * Keeps pictures in the order in which they came, and of each camera the newest only. Bytes that come again are a
 * message delivered twice when the camera says when it took them, else the same view once more.
 */
export const saveCameraPictures = async (
  tx: Tx,
  pictures: readonly CameraPicture[],
  receivedAt: number,
): Promise<void> => {
  for (const { site, device, id, takenAt, type, widthPx, heightPx, bytes } of pictures) {
    await sql`
      insert into camera_pictures (site, device, id, received_at, taken_at, type, width, height, data)
      values (${site}, ${device}, ${id}, ${receivedAt}, ${takenAt}, ${type}, ${widthPx}, ${heightPx}, ${bytes})
      on conflict (site, device, id) do update set received_at = excluded.received_at
      where camera_pictures.taken_at is null`.execute(tx)
    await sql`
      delete from camera_pictures where site = ${site} and device = ${device} and id not in (
        select id from camera_pictures where site = ${site} and device = ${device}
        order by received_at desc, taken_at desc nulls last, id limit ${PICTURE_LIMITS.kept})`.execute(tx)
  }
}

/** What is kept of a camera's pictures, newest first, without their bytes. */
export const readCameraPictures = async (db: Database, site: string, device: string): Promise<PictureInfo[]> => {
  const rows = await db
    .selectFrom('camera_pictures')
    .select(['id', 'received_at', 'taken_at', 'type', 'width', 'height', sql<number>`length(data)`.as('size')])
    .where('site', '=', site)
    .where('device', '=', device)
    .orderBy('received_at', 'desc')
    .orderBy('taken_at', (order) => order.desc().nullsLast())
    .orderBy('id')
    .execute()
  return rows.map(({ id, received_at, taken_at, type, width, height, size }) => ({
    id,
    receivedAt: new Date(received_at).toISOString(),
    takenAt: taken_at === null ? null : new Date(taken_at).toISOString(),
    type,
    sizeBytes: size,
    widthPx: width,
    heightPx: height,
  }))
}

/** The bytes of a picture; null: it is not kept. */
export const readCameraBytes = async (
  db: Database,
  site: string,
  device: string,
  id: string,
): Promise<Uint8Array | null> => {
  const row = await db
    .selectFrom('camera_pictures')
    .select('data')
    .where('site', '=', site)
    .where('device', '=', device)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.data ?? null
}
