import { site } from '@vigie/contracts/entities'
import type { SiteResponse } from '@vigie/contracts/rest'
import { afterEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { formatMinute, setSiteTimeZone, siteTimeZone } from '@/text'
import { createSiteReader } from './site-reader.ts'

afterEach(() => setSiteTimeZone('Africa/Casablanca'))

const ANSWER: SiteResponse = {
  site: site.parse({
    slug: 'chaib',
    name: 'Chaib',
    link: 'https://chaib.example',
    timeZone: 'Asia/Tokyo',
    position: { lat: 30, lon: -9 },
  }),
  capabilities: ['devices'],
}
const get = async <S extends z.ZodType>(_: string, schema: S): Promise<z.infer<S>> => schema.parse(ANSWER)

test('[R8.3] times are in the zone of the site before anybody is given the site', async () => {
  const read = createSiteReader({ get })
  const given = await read(new AbortController().signal).then((answer) => ({ answer, zone: siteTimeZone() }))
  expect(given).toEqual({ answer: ANSWER, zone: 'Asia/Tokyo' })
  expect(formatMinute(Date.UTC(2026, 10, 21, 14, 2))).toBe('23:02')
})
