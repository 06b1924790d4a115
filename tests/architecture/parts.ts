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
/** What screens and the assistant write alike. */
const SHOWN = ['words', 'condition-words', 'finding-words', 'address-words', 'figure-formulas', 'format', 'alarm-to-do']

export const PARTS: readonly Part[] = [
  { folder: 'contracts/src', may: [], packages: ['zod'] },
  {
    folder: 'machines/src',
    may: contracts('entities', 'live', 'rest', 'errors'),
    packages: ['xstate', 'zod'],
  },
  {
    folder: 'apps/upstream/src',
    may: [
      ...contracts('entities', 'environment', 'upstream', 'errors', 'words', 'format', 'limits'),
      '@vigie/machines/alarm',
    ],
  },
  {
    folder: 'apps/analyst/src',
    may: contracts('entities', 'environment', 'upstream', 'analyst', 'rest', 'errors', 'limits', ...SHOWN),
  },
  { folder: 'apps/simulator/src', may: contracts('entities', 'environment', 'upstream') },
  {
    folder: 'apps/gateway/src',
    may: contracts(
      'entities',
      'environment',
      'upstream',
      'analyst',
      'live',
      'rest',
      'errors',
      'words',
      'alarm-words',
      'limits',
    ),
  },
  {
    folder: 'apps/web/src',
    may: [...contracts('entities', 'live', 'rest', 'errors', 'alarm-words', ...SHOWN), '@vigie/machines/'],
  },
  { folder: 'apps/stack/src', may: contracts('entities', 'environment') },
  { folder: 'tests', may: ['@vigie/'] },
]

/** Layers of the UI: who may import which folder beside its own. */
export const WEB = 'apps/web/src'
export const WEB_LAYERS: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  text: ['contracts'],
  // the script that stands in the page itself, and watches over its start
  guard: ['text'],
  paths: ['contracts'],
  adapters: ['contracts', 'paths'],
  actors: ['machines', 'adapters', 'contracts', 'paths'],
  data: ['adapters', 'contracts', 'paths'],
  widgets: ['data', 'ui', 'text', 'paths', 'contracts'],
  shell: ['actors', 'data', 'widgets', 'ui', 'text', 'paths', 'contracts', 'machines'],
  // a layout beside the shell
  wall: ['actors', 'data', 'widgets', 'ui', 'text', 'paths', 'contracts', 'machines'],
  // the preview of a wall is the wall itself
  screens: ['actors', 'data', 'widgets', 'wall', 'ui', 'text', 'paths', 'contracts', 'machines'],
}
/** Layers that may name the types of the charts they feed, and nothing that runs. */
export const WEB_MACHINE_TYPES: readonly string[] = ['adapters', 'data', 'widgets']
/** Layers that see everything: they put the parts together. */
export const WEB_ASSEMBLY: readonly string[] = ['app', 'main']

/**
 * Layers inside a service: which folders each may import beside its own. Files at its root are no layer: `app`, `ingesting` and
 * `server` put the parts together and see everything; any other says something all parts need, imports none of
 * them, and may be imported by each. Folders named `testing` see everything.
 */
export type ServiceLayers = {
  readonly folder: string
  readonly layers: Readonly<Record<string, readonly string[]>>
}
export const SERVICES: readonly ServiceLayers[] = [
  {
    folder: 'apps/upstream/src',
    layers: {
      // what is computed, without a database: ingest and rest call it, never the other way round
      series: [],
      power: [],
      alarms: [],
      identity: [],
      // all SQL
      store: ['series', 'power', 'alarms'],
      turns: ['store'],
      directory: ['store', 'series', 'alarms'],
      kpis: ['store', 'series', 'power', 'alarms', 'directory'],
      // what people, readings and time do to alarms, on what the database holds
      watch: ['store', 'alarms', 'directory', 'kpis'],
      // what people aim at, beside what is declared
      goals: ['store', 'directory'],
      // whom alarms reach that nobody acknowledges
      reach: ['store', 'directory'],
      ingest: ['store', 'series', 'power', 'alarms', 'directory', 'turns', 'watch'],
      rooms: ['store', 'identity', 'turns'],
      rest: ['store', 'series', 'alarms', 'watch', 'goals', 'reach', 'kpis', 'directory', 'identity', 'ingest'],
    },
  },
  {
    folder: 'apps/analyst/src',
    layers: {
      // pure: what is computed, without a network or a disk
      engines: [],
      // all SQL
      store: [],
      upstream: [],
      jobs: ['engines', 'store', 'upstream'],
      routes: ['jobs', 'engines', 'store', 'upstream'],
    },
  },
  {
    folder: 'apps/gateway/src',
    layers: {
      http: [],
      upstream: ['http'],
      analyst: [],
      identity: ['http', 'upstream'],
      // the live path: a session's subscriber gets batches of a picture, which the feed keeps
      picture: [],
      feed: ['picture', 'upstream'],
      fanout: ['picture', 'http', 'identity'],
      session: ['fanout', 'http', 'identity'],
      live: ['feed', 'picture', 'fanout', 'session', 'upstream', 'http', 'identity'],
      users: ['identity', 'upstream'],
      exports: [],
      routes: ['analyst', 'live', 'session', 'fanout', 'users', 'exports', 'upstream', 'http', 'identity'],
    },
  },
]

/** The folder of a service that a file is in; null: at its root, or not of this service. */
export const layerOf = (path: string, { folder }: ServiceLayers): string | null => {
  if (!isInside(path, folder)) return null
  const [first, ...rest] = path.slice(folder.length + 1).split('/')
  return first === undefined || rest.length === 0 ? null : first
}

/** Files at the root of a service that put its parts together. */
export const isAssembly = (path: string, { folder }: ServiceLayers): boolean =>
  ['app', 'ingesting', 'server'].some((name) => path === `${folder}/${name}.ts`)

/** One door per vendor: the only files that may import it. */
export const DOORS: Readonly<Record<string, readonly string[]>> = {
  firebase: ['apps/web/src/adapters/identity'],
  ai: ['apps/analyst/src/jobs/ask-model', 'apps/analyst/src/jobs/model-failure'],
  '@ai-sdk/openai-compatible': ['apps/analyst/src/jobs/ask-model'],
  ky: [
    'apps/web/src/adapters/http',
    'apps/gateway/src/upstream/',
    'apps/gateway/src/analyst/',
    'apps/gateway/src/identity/',
    'apps/analyst/src/upstream/',
  ],
  piscina: ['apps/analyst/src/jobs/'],
  sharp: ['apps/analyst/src/engines/pictures/'],
  'onnxruntime-node': ['apps/analyst/src/engines/meter-reading/runtime'],
  'socket.io-client': ['apps/gateway/src/upstream/link', 'apps/upstream/src/testing/', 'tests/'],
  'firebase-admin': ['apps/gateway/src/identity/', 'apps/upstream/src/', 'apps/stack/src/identity/', 'tests/'],
  'firebase-tools': ['apps/stack/src/identity/'],
  'socket.io': [
    'apps/upstream/src/rooms/',
    'apps/gateway/src/testing/',
    'apps/gateway/src/upstream/link.test.ts',
    'tests/',
  ],
  aedes: ['apps/upstream/src/ingest/', 'tests/bench/'],
  mqtt: ['apps/upstream/src/ingest/', 'apps/upstream/src/testing/', 'apps/simulator/src/', 'tests/'],
  kysely: ['apps/upstream/src/store/', 'apps/upstream/src/kpis/', 'apps/analyst/src/store/', 'tests/'],
  pg: ['apps/upstream/src/store/', 'apps/upstream/src/testing/'],
  '@electric-sql/pglite': ['apps/upstream/src/store/'],
  'node:sqlite': ['apps/analyst/src/store/'],
  redis: ['apps/upstream/src/', 'tests/'],
  nodemailer: ['apps/upstream/src/reach/smtp.ts'],
  'smtp-server': ['apps/upstream/src/testing/', 'tests/'],
  'request-filtering-agent': ['apps/upstream/src/reach/webhook.ts'],
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
