import type { Import } from './sources.ts'

/** The import table of the architecture: what each part may import of ours. Packages are bounded apart, by doors. */
export type Part = {
  readonly folder: string
  /** prefixes of what it may import: folders of the repository, or workspace entries */
  readonly may: readonly string[]
  /** packages, where the list is closed */
  readonly packages?: readonly string[]
}

const contracts = (...entries: string[]): string[] => entries.map((entry) => `@vigie/contracts/${entry}`)

export const PARTS: readonly Part[] = [
  { folder: 'contracts/src', may: [], packages: ['zod'] },
  {
    folder: 'machines/src',
    may: contracts('entities', 'live', 'rest', 'errors'),
    packages: ['xstate', 'zod'],
  },
  {
    folder: 'apps/upstream/src',
    may: [...contracts('entities', 'upstream', 'errors'), '@vigie/machines/alarm'],
  },
  { folder: 'apps/simulator/src', may: contracts('upstream', 'entities') },
  { folder: 'apps/gateway/src', may: contracts('entities', 'upstream', 'live', 'rest', 'errors') },
  { folder: 'apps/web/src', may: [...contracts('entities', 'live', 'rest', 'errors'), '@vigie/machines/'] },
  { folder: 'apps/stack/src', may: contracts('entities') },
  { folder: 'tests', may: ['@vigie/'] },
]

/** Layers of the UI: who may import which folder beside its own. */
export const WEB = 'apps/web/src'
export const WEB_LAYERS: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  text: ['contracts'],
  paths: ['contracts'],
  adapters: ['contracts', 'paths'],
  actors: ['machines', 'adapters', 'contracts', 'paths'],
  data: ['adapters', 'contracts', 'paths'],
  widgets: ['data', 'ui', 'text', 'paths', 'contracts'],
  shell: ['actors', 'data', 'widgets', 'ui', 'text', 'paths', 'contracts', 'machines'],
  screens: ['actors', 'data', 'widgets', 'ui', 'text', 'paths', 'contracts', 'machines'],
}
/** Layers that may name the types of the charts they feed, and nothing that runs. */
export const WEB_MACHINE_TYPES: readonly string[] = ['adapters', 'data', 'widgets']
/** Layers that see everything: they put the parts together. */
export const WEB_ASSEMBLY: readonly string[] = ['app', 'main']

/** One door per vendor: the only files that may import it. */
export const DOORS: Readonly<Record<string, readonly string[]>> = {
  firebase: ['apps/web/src/adapters/identity'],
  ky: ['apps/web/src/adapters/http', 'apps/gateway/src/upstream/', 'apps/gateway/src/plugins/identity'],
  'socket.io-client': ['apps/gateway/src/upstream/link', 'apps/upstream/src/testing/', 'tests/'],
  'firebase-admin': ['apps/gateway/src/plugins/identity', 'apps/upstream/src/', 'apps/stack/src/identity/', 'tests/'],
  'firebase-tools': ['apps/stack/src/identity/'],
  'socket.io': [
    'apps/upstream/src/rooms/',
    'apps/gateway/src/testing/',
    'apps/gateway/src/upstream/link.test.ts',
    'tests/',
  ],
  aedes: ['apps/upstream/src/ingest/'],
  mqtt: ['apps/upstream/src/ingest/', 'apps/upstream/src/testing/', 'apps/simulator/src/', 'tests/'],
  kysely: ['apps/upstream/src/store/', 'apps/upstream/src/kpis/', 'tests/'],
  pg: ['apps/upstream/src/store/', 'apps/upstream/src/testing/'],
  '@electric-sql/pglite': ['apps/upstream/src/store/'],
  redis: ['apps/upstream/src/', 'tests/'],
  echarts: ['apps/web/src/ui/charts/'],
  leaflet: ['apps/web/src/ui/'],
  'radix-ui': ['apps/web/src/ui/'],
  cmdk: ['apps/web/src/ui/'],
}

/** Test files may also import these, whatever their part. */
export const TEST_PACKAGES: readonly string[] = ['vitest', 'fast-check', '@xstate/graph']

/** Tests, and the helpers of a workspace's tests in its `testing/` folder. */
export const isTestFile = (file: string): boolean =>
  /\.(test|fixtures|bench)\.tsx?$/.test(file) || file.includes('/testing/')

export const partOf = (path: string): Part | undefined => PARTS.find(({ folder }) => isInside(path, folder))

export const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)

/** First folder (or file name without its ending) under the UI's sources. */
export const webLayerOf = (path: string): string | null => {
  if (!isInside(path, WEB)) return null
  return (
    path
      .slice(WEB.length + 1)
      .split('/')[0]
      ?.replace(/\.(test\.)?tsx?$/, '') ?? null
  )
}

/** What kind of thing an import of the UI reaches: a layer, `contracts`, `machines`, or null for a package. */
export const webTargetOf = ({ target }: Import): string | null => {
  if (target.startsWith('@vigie/contracts/')) return 'contracts'
  if (target.startsWith('@vigie/machines/')) return 'machines'
  return webLayerOf(target)
}
