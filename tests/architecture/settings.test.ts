import { UPSTREAM_EVENTS } from '@vigie/contracts/upstream'
import { describe, expect, test } from 'vitest'
import { type DeclaredSetting, declaredNames, declaredSettings } from './declared-settings.ts'
import { readSource, sourceFiles } from './sources.ts'

// docs/settings.md and .env.example against the schemas that parse the environment

/** Headings of docs/settings.md, and which schema each is about. */
const SECTIONS = [
  { title: 'npm start', file: 'apps/stack/src/config.ts' },
  { title: 'Gateway', file: 'apps/gateway/src/config.ts' },
  { title: 'Upstream', file: 'apps/upstream/src/config.ts' },
  { title: 'Analyst', file: 'apps/analyst/src/config.ts' },
  { title: 'Simulator', file: 'apps/simulator/src/config.ts' },
  { title: 'Identity emulator', file: 'apps/stack/src/identity/config.ts' },
] as const

/** Defaults that are computed, and what the documents call them. */
const KNOWN = {
  'UPSTREAM_EVENTS.notification': UPSTREAM_EVENTS.notification,
  builtUi: 'apps/web/dist',
  "fileURLToPath(new URL('../../../.data', import.meta.url))": '.data',
}

const TOOLS = 'Tests and tools'
const HANDED_ON = { gateway: 'GATEWAY_SETTINGS', upstream: 'UPSTREAM_SETTINGS', analyst: 'ANALYST_SETTINGS' }
const settings = readSource('docs/settings.md')
const example = readSource('.env.example')

describe.each(SECTIONS)('$title', ({ title, file }) => {
  const declared = declaredSettings(file, KNOWN)

  test('docs/settings.md has every variable, its default, and no other', () => {
    expect(rowsOf(title)).toEqual(declared.map((setting) => [setting.name, defaultCell(setting)]).sort(byName))
  })

  test('.env.example has the same, each as a comment', () => {
    expect(examplesOf(title)).toEqual(declared.map(({ name, fallback }) => [name, fallback ?? '']).sort(byName))
  })
})

test.each(Object.entries(HANDED_ON))('docs/settings.md names what `npm start` hands on to the %s', (service, names) => {
  const line = settings.split('\n').find((one) => one.startsWith(`Handed on to the ${service}:`))
  const named = [...(line ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named.sort()).toEqual(declaredNames('apps/stack/src/config.ts', names).sort())
})

test('what docs/settings.md says tests and tools read, they read', () => {
  const sources = [...sourceFiles(), 'apps/web/vite.config.ts', '.ci/run'].map(readSource)
  const unread = rowsOf(TOOLS).filter(([name]) => !sources.some((text) => text.includes(`${name}`)))
  expect(unread).toEqual([])
})

test('no service reads a variable past its schema', () => {
  const documented = new Set(SECTIONS.flatMap(({ title }) => rowsOf(title).map(([name]) => name)))
  const read = sourceFiles()
    .filter((file) => file.startsWith('apps/') && !/\.test\.|\/testing\//.test(file))
    .flatMap((file) =>
      [...readSource(file).matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name]) => ({ file, name })),
    )
  expect(read.filter(({ name }) => !documented.has(name ?? ''))).toEqual([])
})

test('.env.example sets nothing by itself', () => {
  expect(example.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([])
})

type Row = readonly [name: string, value: string]

const byName = ([one = '']: readonly string[], [other = '']: readonly string[]): number => (one < other ? -1 : 1)

const defaultCell = ({ fallback, isRequired }: DeclaredSetting): string => {
  if (fallback !== null) return fallback === '' ? 'empty' : `\`${fallback}\``
  return isRequired ? 'required' : '–'
}

/** Name and default of each row in the table below a heading. */
const rowsOf = (title: string): Row[] => {
  const section = settings.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? ''
  return [...section.matchAll(/^\| `(\w+)` \| (.*?) \|/gm)]
    .map(([, name = '', value = '']): Row => [name, value.trim()])
    .sort(byName)
}

/** Name and value of each `# NAME=value` below `# == title ==`; a value that a shell would take apart is quoted. */
const examplesOf = (title: string): Row[] => {
  const section = example.split(/^# == /m).find((text) => text.startsWith(`${title} ==\n`)) ?? ''
  return [...section.matchAll(/^# ([A-Z_]+)=(.*)$/gm)]
    .map(([, name = '', value = '']): Row => [name, value.replace(/^"(.*)"$/, '$1')])
    .sort(byName)
}
