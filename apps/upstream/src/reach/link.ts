import { createHmac, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '../time.ts'

// The link of an e-mail: a delivery and an end, signed. It is good for one thing, to acknowledge the alarms of that
// delivery as its addressee, and for one day.

/** For how long a link is good, ms. */
export const LINK_LASTS_MS = DAY_MS

/** @param key that of the database */
export const linkToken = (key: string, delivery: string, endsMs: number): string => {
  const said = `${delivery}.${endsMs.toString(36)}`
  return `${said}.${sign(key, said)}`
}

/** What a token is good for. */
export type LinkReading =
  | { readonly kind: 'good'; readonly delivery: string; readonly endsMs: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' }

export const readLinkToken = (key: string, token: string, nowMs: number): LinkReading => {
  const [, said = '', delivery = '', ends = '', signature = ''] = TOKEN.exec(token) ?? []
  const expected = Buffer.from(sign(key, said))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'invalid' }
  const endsMs = Number.parseInt(ends, 36)
  return nowMs < endsMs ? { kind: 'good', delivery, endsMs } : { kind: 'expired' }
}

const TOKEN = /^(([\w-]{1,64})\.([0-9a-z]{1,12}))\.([\w-]{43})$/

/** The purpose is signed too: what the key signs for anything else opens nothing here. */
const sign = (key: string, said: string): string =>
  createHmac('sha256', key).update(`acknowledge\n${said}`).digest('base64url')
