// In: a `paths.config.ts` and the machines that it names, as files. Out: their exports.
import { existsSync, readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createJiti } from 'jiti'
import type { PathsConfig } from './config.types.ts'

/** Set by `--config`: the configuration to work on. */
export const CONFIG_VARIABLE = 'PATHS_CONFIG'
const NAMES = ['paths.config.ts', 'paths.config.mts', 'paths.config.js', 'paths.config.mjs']
/** Of the product that this tool grew in; a package of the tool has none. */
export const OWN = fileURLToPath(new URL('../paths.config.ts', import.meta.url))

/** The configuration that is asked for, else the nearest one from this folder upwards, else our own; null: none. */
export const findConfig = (folder: string = process.cwd()): string | null => {
  const asked = process.env[CONFIG_VARIABLE]
  if (asked !== undefined) return resolve(folder, asked)
  const here = NAMES.map((name) => join(folder, name)).find((file) => existsSync(file))
  if (here !== undefined) return here
  const above = dirname(folder)
  if (above !== folder) return findConfig(above)
  return existsSync(OWN) ? OWN : null
}

export const loadConfig = async (file: string): Promise<PathsConfig> => {
  const config = (await load(file))['default']
  if (isConfig(config)) return config
  throw new Error(`${file} has to export as default { charts: { … } }: see \`paths init --help\``)
}

/** What `src/booking.ts#bookingMachine` names, from a folder. Throws with what the file exports when it does not. */
export const loadExport = async (reference: string, folder: string): Promise<unknown> => {
  const [path = '', name = 'default'] = reference.split('#')
  const file = resolve(folder, path)
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const exported = await load(file).catch((error: unknown) => {
    throw sayUndefined(path, error)
  })
  if (name in exported) return exported[name]
  throw new Error(`${path} exports no '${name}'; it exports: ${Object.keys(exported).join(', ') || 'nothing'}`)
}

/** Of a name that stands nowhere (`__DEV__`), where to give it: bundlers put such names into what they build. */
const sayUndefined = (path: string, error: unknown): unknown => {
  const [, name] = /^(\w+) is not defined$/.exec(error instanceof ReferenceError ? error.message : '') ?? []
  if (name === undefined) return error
  return new Error(
    `${path}: ${name} is not defined. Does a bundler give it? Then say \`globalThis.${name} = …\` at the top of paths.config.ts (\`export default { charts: {} }\` is enough of one)`,
  )
}

/**
 * A module by the loader of whoever runs this, so that nothing is loaded twice. Sources that Node itself does not read
 * (imports without their ending, aliases of a tsconfig, enums, JSX, a project that is not one of modules) are read by
 * jiti.
 */
const load = async (file: string): Promise<Record<string, unknown>> => {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`)
  const transpiled = () => jitiFor(file).import<Record<string, unknown>>(file)
  if (!isOfModules(file)) return transpiled()
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    if (!isUnread(error)) throw error
    return transpiled()
  }
}

const jitiFor = (file: string): ReturnType<typeof createJiti> => {
  const options = { jsx: true, virtualModules: MARKERS }
  try {
    // from the folder of the source upwards
    return createJiti(import.meta.url, { ...options, tsconfigPaths: dirname(file) })
  } catch {
    // A tsconfig that extends what is not there, say: an alias, if there is any, is then told as a module that is missing.
    return createJiti(import.meta.url, options)
  }
}

/** Packages that only say for which side of Next.js a module is, by throwing on the other. */
const MARKERS = { 'server-only': {}, 'client-only': {} }

/** Whether Node takes a file for a module without trying, and warning of it. */
const isOfModules = (file: string): boolean => {
  if (/\.m[jt]s$/.test(file)) return true
  // Where there is none, Node gives the file itself.
  const manifest = findPackageJSON(pathToFileURL(file))
  return manifest?.endsWith('package.json') === true && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module'
}

const UNREAD = new Set([
  'ERR_MODULE_NOT_FOUND',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
])
const isUnread = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && UNREAD.has(String(error.code)))

const isConfig = (value: unknown): value is PathsConfig =>
  value instanceof Object && 'charts' in value && value.charts instanceof Object
