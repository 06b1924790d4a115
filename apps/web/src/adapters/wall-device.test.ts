import { afterEach, expect, test, vi } from 'vitest'
import { runningBuild, servedBuild } from './wall-device.ts'

/** A page as a build makes it: its script, and code that it asks for ahead. */
const page = (main: string, start: string) =>
  `<script type="module" crossorigin src="/assets/main-${main}.js"></script>
   <link rel="modulepreload" href="/assets/settings-C1btQPIv.js" crossorigin="">
   <link rel="modulepreload" href="/assets/start-${start}.js" crossorigin="">`

const serves = (html: string) => vi.stubGlobal('fetch', async () => new Response(html))

afterEach(() => vi.unstubAllGlobals())

test('[16.4] the build that runs is the one that is served until there is another one', async () => {
  vi.stubGlobal('document', { scripts: [{ src: 'https://chaib.example/assets/main-Bi0MYi7y.js' }] })
  serves(page('Bi0MYi7y', 'CoC-MJV0'))
  expect(await servedBuild()).toBe(runningBuild())
  serves(page('D_sOkWyD', 'DBFk5z7C'))
  expect(await servedBuild()).toBe('D_sOkWyD')
  expect(runningBuild()).toBe('Bi0MYi7y')
})

test('[16.4] a server that is not there says nothing of its build', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await servedBuild()).toBeNull()
})
