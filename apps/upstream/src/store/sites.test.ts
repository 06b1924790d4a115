import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSitesFile } from './sites.ts'

const SITE = { slug: 'chaib', name: 'Chaib', link: 'http://chaib.test', position: { lat: 30.09, lon: -9.55 } }
const fileOf = async (plan: unknown): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'vigie-sites-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'sites.json')
  await writeFile(path, JSON.stringify({ sites: [{ ...SITE, plan }] }))
  return path
}

test('a sites file with a bad plan is refused in one line that says where and why', async () => {
  const features = [
    { type: 'Feature', geometry: { type: 'Point', coordinates: [0, 91] }, properties: { kind: 'tank' } },
  ]
  const path = await fileOf({ type: 'FeatureCollection', features })
  await expect(readSitesFile(path)).rejects.toThrow(
    new RegExp(`^SITES_FILE ${path}: sites\\.0\\.plan\\.features\\.0\\.geometry\\.coordinates\\.1: [^\\n]+$`),
  )
})
