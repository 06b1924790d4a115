// Builds the interface with its own configuration and, in each chart and wiring, a door through which a fault can
// enter.
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadConfigFromFile, mergeConfig, type Plugin } from 'vite'
import { doorsFrom, withDoor } from './doors.ts'
import { PLANTED } from './planted/index.ts'
import { WIRINGS, type Wiring } from './wirings.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const IN_PAGE = fileURLToPath(new URL('./in-page.ts', import.meta.url))
const CHART = /^machines\/src\/[\w-]+\/[\w-]+\.machine\.ts$/

export default defineConfig(async (env) => {
  const own = await loadConfigFromFile(env, join(ROOT, 'apps/web/vite.config.ts'))
  return mergeConfig(own?.config ?? {}, { plugins: [faults()] })
})

const ALL: Readonly<Record<string, Wiring>> = { ...WIRINGS, ...PLANTED }

/** Puts the doors in. Fails the build when the text of a wiring is not found any more. */
const faults = (): Plugin => {
  const left = new Set(Object.keys(ALL))
  return {
    name: 'vigie:faults',
    enforce: 'pre',
    transform: (code, id) => {
      const file = relative(ROOT, id)
      if (CHART.test(file)) return { code: withMutants(code), map: null }
      const broken = Object.entries(ALL).filter(([, wiring]) => wiring.file === file && code.includes(wiring.from))
      for (const [name] of broken) left.delete(name)
      return broken.length === 0 ? null : { code: withWirings(code, broken), map: null }
    },
    buildEnd: (error) => {
      if (error === undefined && left.size > 0) throw new Error(`nothing to break any more: ${[...left].join(', ')}`)
    },
  }
}

/** Makes `export const xMachine = …` export a mutant when the page asks for one. */
const withMutants = (code: string): string => {
  const [, name] = /^export const (\w+Machine) = (?:setup\(|\w+\.createMachine\()/m.exec(code) ?? []
  if (name === undefined)
    throw new Error('a chart that is not `export const …Machine = setup(…` or `= ….createMachine(…`')
  return [
    `import { mutated } from ${JSON.stringify(IN_PAGE)}`,
    code.replace(`export const ${name} =`, `const ${name} =`),
    `const handed = mutated(${name})`,
    `export { handed as ${name} }`,
  ].join('\n')
}

const withWirings = (code: string, wirings: readonly (readonly [string, Wiring])[]): string => {
  const places = Map.groupBy(wirings, ([, { from }]) => from)
  return [doorsFrom(IN_PAGE), [...places].reduce((text, [from, here]) => withDoor(text, from, here), code)].join('\n')
}
