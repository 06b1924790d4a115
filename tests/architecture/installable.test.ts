import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ROOT } from './sources.ts'

// what a browser reads before it offers to install the app → a manifest that holds, and icons of the sizes it says

const WEB = join(ROOT, 'apps/web')
const icon = z.object({
  src: z.string().startsWith('/'),
  sizes: z.string(),
  type: z.enum(['image/png', 'image/svg+xml']),
  purpose: z.enum(['any', 'maskable']),
})
const manifest = z.object({
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  lang: z.literal('fr'),
  start_url: z.literal('/'),
  display: z.literal('standalone'),
  theme_color: z.string().regex(/^#[\da-f]{6}$/),
  background_color: z.string().regex(/^#[\da-f]{6}$/),
  icons: z.array(icon),
})
const read = () => manifest.parse(JSON.parse(readFileSync(join(WEB, 'public/manifest.webmanifest'), 'utf8')))

test('the manifest has the icons that a browser asks for, each of the size it says', () => {
  const { icons } = read()
  const drawn = icons.filter(({ type }) => type === 'image/png')
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes))
  expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
})

test('the page names the manifest and the icon of phones that read none', () => {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png" />')
  expect(sizeOf('/apple-touch-icon.png')).toBe('180x180')
})

/** Width and height as the header of the PNG says them. */
const sizeOf = (src: string): string => {
  const png = readFileSync(join(WEB, 'public', src))
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
