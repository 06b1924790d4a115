import { describe, expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import {
  DOORS,
  isAssembly,
  isInside,
  isTestFile,
  layerOf,
  PARTS,
  partOf,
  SERVICES,
  TEST_PACKAGES,
  WEB,
  WEB_ASSEMBLY,
  WEB_LAYERS,
  WEB_MACHINE_TYPES,
  webLayerOf,
  webTargetOf,
} from './parts.ts'
import { type Import, importsOf, show, sourceFiles } from './sources.ts'

const files = sourceFiles()
const imports = files.flatMap((file) => importsOf(file))
const isOurs = ({ target }: Import): boolean => target.startsWith('@vigie/') || partOf(target) !== undefined

describe('who may import whom', () => {
  test.each(PARTS)('$folder imports only what the table allows', ({ folder, may }) => {
    const own = imports.filter((one) => isInside(one.from, folder) && isOurs(one))
    const foreign = own.filter(
      ({ target }) => !isInside(target, folder) && !may.some((prefix) => target.startsWith(prefix)),
    )
    expect(foreign.map(show)).toEqual([])
  })

  test.each(PARTS.filter((part) => part.packages))(
    '$folder uses no other package than listed',
    ({ folder, packages }) => {
      const allowed = (one: Import) =>
        packages?.includes(one.target) || (isTestFile(one.from) && TEST_PACKAGES.includes(one.target))
      const foreign = imports.filter((one) => isInside(one.from, folder) && !isOurs(one) && !allowed(one))
      expect(foreign.map(show)).toEqual([])
    },
  )

  test('a workspace is entered by its public entries, never by a path', () => {
    const across = imports.filter((one) => {
      const target = partOf(one.target)
      return target !== undefined && target !== partOf(one.from)
    })
    expect(across.map(show)).toEqual([])
  })

  test('what serves tests only is imported by tests only', () => {
    const testing = imports.filter(({ target }) => /\/testing(\/|$)/.test(target))
    expect(testing.filter(({ from }) => !isTestFile(from) && !isInside(from, 'tests')).map(show)).toEqual([])
  })

  test('machines and contracts know no timer, network or document at import', () => {
    const core = imports.filter((one) => /^(contracts|machines)\//.test(one.from) && one.target.startsWith('node:'))
    expect(core.filter((one) => !isTestFile(one.from)).map(show)).toEqual([])
  })
})

describe('layers of the UI', () => {
  const web = imports.filter((one) => isInside(one.from, WEB))

  test('every folder of the UI is a layer of the table', () => {
    const known = [...Object.keys(WEB_LAYERS), ...WEB_ASSEMBLY, 'styles', 'vite-env.d', 'test']
    const layers = new Set(files.map(webLayerOf).filter((layer) => layer !== null))
    expect([...layers].filter((layer) => !known.includes(layer))).toEqual([])
  })

  test.each(Object.entries(WEB_LAYERS))('%s imports only the layers below it', (layer, may) => {
    const foreign = web.filter((one) => {
      const reached = webTargetOf(one)
      if (reached === 'machines' && one.isType && WEB_MACHINE_TYPES.includes(layer)) return false
      return webLayerOf(one.from) === layer && reached !== null && reached !== layer && !may.includes(reached)
    })
    expect(foreign.filter((one) => !isTestFile(one.from)).map(show)).toEqual([])
  })

  test('a screen never imports another screen', () => {
    const screenOf = (path: string) => path.match(/^apps\/web\/src\/screens\/([^/]+)\//)?.[1]
    const across = web.filter((one) => {
      const [from, to] = [screenOf(one.from), screenOf(one.target)]
      return from !== undefined && to !== undefined && from !== to
    })
    expect(across.map(show)).toEqual([])
  })
})

describe.each(SERVICES)('layers of $folder', (service) => {
  const own = imports.filter((one) => isInside(one.from, service.folder) && !isTestFile(one.from))
  const folders = new Set(files.map((file) => layerOf(file, service)).filter((layer) => layer !== null))

  test('the table names its folders, and no other', () => {
    expect([...folders].filter((layer) => layer !== 'testing').sort()).toEqual(Object.keys(service.layers).sort())
  })

  test.each(Object.entries(service.layers))('%s imports only the layers below it', (layer, may) => {
    const foreign = own.filter((one) => {
      const reached = layerOf(one.target, service)
      if (layerOf(one.from, service) !== layer) return false
      return isAssembly(one.target, service) || (reached !== null && reached !== layer && !may.includes(reached))
    })
    expect(foreign.map(show)).toEqual([])
  })

  test('what stands at its root for all parts imports none of them', () => {
    const shared = own.filter(({ from }) => layerOf(from, service) === null && !isAssembly(from, service))
    const foreign = shared.filter(({ target }) => layerOf(target, service) !== null || isAssembly(target, service))
    expect(foreign.map(show)).toEqual([])
  })
})

test.each([
  { table: 'the UI', layers: WEB_LAYERS },
  ...SERVICES.map(({ folder, layers }) => ({ table: folder, layers })),
])('the layers of $table only look down', ({ layers }) => {
  expect(circlesOf(new Map(Object.entries(layers)))).toEqual([])
})

describe('one door per vendor', () => {
  test.each(Object.entries(DOORS))('%s', (vendor, doors) => {
    const users = imports.filter((one) => one.target === vendor)
    const outside = users.filter((one) => !isTestFile(one.from) && !doors.some((door) => one.from.startsWith(door)))
    expect(outside.map(show)).toEqual([])
  })
})

test('our own files are imported with their ending, as Node runs them', () => {
  const endings = /\.(ts|tsx|css|json|svg|png|woff2)(\?\w+)?$/
  const bare = imports.filter(({ specifier }) => specifier.startsWith('.') && !endings.test(specifier))
  expect(bare.map(show)).toEqual([])
})
