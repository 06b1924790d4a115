import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const GUARD = fileURLToPath(new URL('../src/guard/guard.ts', import.meta.url))

/**
 * Puts the guard of the start into the page as a script of its own, before all that the page asks for: what watches
 * over files that may not come cannot be one of them. The gateway names its hash in the content policy.
 */
export const inlineGuard = (): Plugin => ({
  name: 'vigie:inline-guard',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    // behind what has to stand within the first bytes of a page
    handler: async (page) => {
      const script = await bundled()
      return page.replace('</title>', (end) => `${end}\n    <script>${script}</script>`)
    },
  },
})

const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: GUARD, output: { format: 'iife' } },
    },
  })
  const code = [built].flat().flatMap((it) => ('output' in it ? it.output : []))
  const [script, ...others] = code
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('the guard of the start is not one script')
  return script.code.trim()
}
