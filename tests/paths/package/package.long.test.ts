// The tool as others have it: packed, unpacked into a folder of its own, and run there on charts that it was not made for.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { NODE_NEEDED, tooOld } from './node-needed.ts'

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'paths-package-'))
const installed = join(folder, 'node_modules/@vigie/paths')
const manifest = z.object({
  dependencies: z.record(z.string(), z.string()),
  peerDependencies: z.record(z.string(), z.string()).default({}),
})

/** Runs the packed tool in the folder of the six charts. */
const paths = (...line: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(installed, 'dist/bin.js'), ...line], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', PATHS_CONFIG: undefined },
  })
  return { status, said: stdout, warned: stderr }
}

beforeAll(() => {
  const packed = join(folder, 'packed')
  mkdirSync(packed)
  execFileSync(process.execPath, [path('build.ts'), packed])
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--offline'], { cwd: packed })
  const [tarball = ''] = readdirSync(packed).filter((file) => file.endsWith('.tgz'))
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(packed, tarball), '-C', installed, '--strip-components=1'])
  // What the package asks for is linked as npm would install it, and nothing else: what it does not declare is not there.
  const { dependencies, peerDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')),
  )
  for (const name of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
    const link = join(folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(path(`../../../node_modules/${name}`), link)
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  cpSync(path('tried'), folder, { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('packed, it holds nothing of the product and no source of ours', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))).toEqual([])
  const texts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(installed, file), 'utf8'))
  expect(texts.join().match(/from ["']@vigie\/(?!paths)[^"']+["']/g)).toBeNull()
})

test('it asks for the versions that are tested here', () => {
  const ours = manifest.parse(JSON.parse(readFileSync(path('../../package.json'), 'utf8')))
  const { dependencies } = manifest.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')))
  expect(ours.dependencies).toMatchObject(dependencies)
})

test('on a Node that is too old it says so, and which one it needs', () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')))
  expect(engines.node).toBe(`>=${NODE_NEEDED}`)
  expect(tooOld('20.20.2')).toBe('paths needs Node 22.18 or later, this is 20.20.2.')
  expect(tooOld('22.9.0')).not.toBeNull()
  expect(['22.18.0', '24.1.0', process.versions.node].map(tooOld)).toEqual([null, null, null])
})

test('without a configuration it says how to begin', () => {
  expect(paths('explore')).toMatchObject({
    status: 2,
    warned: expect.stringContaining('`npx paths init <file#export>`'),
  })
})

test('a machine is taken up: its samples name what the chart reads of each event', () => {
  const { status, said } = paths('init', 'booking.machine.ts')
  expect(said).toContain('booking: ')
  expect(status).toBe(0)
  const samples = readFileSync(join(folder, 'paths/booking.fixtures.ts'), 'utf8')
  expect(samples).toContain("{ type: 'SEARCH', from: 'sample from', to: 'sample to' }")
  expect(samples).toContain("'searchingActor': { done: [[]], error: [new Error('failed')] }")
  expect(readFileSync(join(folder, 'paths/booking.world.ts'), 'utf8')).toContain("'error charge'")
  const player = paths('init', 'player.machine.ts#playerMachine')
  expect(player.status).toBe(0)
  expect(readFileSync(join(folder, 'paths/player.fixtures.ts'), 'utf8')).toContain("{ type: 'SEEK', to: 1 }")
  // What it says is what these samples do, not what none would.
  expect(player.said).not.toContain('no sample leads to')
  expect(readFileSync(join(folder, 'paths.config.ts'), 'utf8')).toMatch(/'player': .*\n\s+'booking': /)
  expect(paths('init', 'player.machine.ts#nobody').warned).toContain('it exports: playerMachine')
})

test('one that needs its input, without an id, in a configuration with no chart yet: it starts, and has a name', () => {
  const other = join(folder, 'other')
  mkdirSync(other)
  const chart = `import { assign, createMachine } from 'xstate'
export const uploadQueueMachine = createMachine({
  context: ({ input }) => ({ most: input.limits.most, files: 0 }),
  initial: 'open',
  states: { open: { on: { ADD: { guard: ({ context }) => context.files < context.most, actions: assign({ files: 1 }) } } } },
})
`
  writeFileSync(join(other, 'queue.ts'), chart)
  writeFileSync(join(other, 'paths.config.ts'), 'export default { charts: {} }\n')
  const { status, said } = paths('init', 'other/queue.ts#uploadQueueMachine', '--config', 'other/paths.config.ts')
  expect(said).toContain('upload-queue: 1 control states, 1 transitions')
  expect(said).not.toContain('it does not start')
  expect(status).toBe(0)
  expect(readFileSync(join(other, 'paths/upload-queue.fixtures.ts'), 'utf8')).toContain(
    'inputs: [{ limits: { most: 1 } }]',
  )
  expect(readFileSync(join(other, 'paths.config.ts'), 'utf8')).toMatch(/charts: \{\n\s+'upload-queue': .*\n\s+\}/)
})

describe('on six charts that it was not made for', () => {
  const SIX = ['--config', 'six.config.ts']

  test('everything they draw is explored: no state is out of reach, no transition is never taken', () => {
    const { status, said, warned } = paths('explore', ...SIX)
    expect(said.match(/(states never reached|transitions never taken|events never answered) +(?!none)\S.*/g)).toBeNull()
    expect(said.match(/^\w+: \d+ control states/gm)).toHaveLength(6)
    expect(status).toBe(0)
    // What is left out, and what grows without end, is named, field by field.
    expect(warned).toContain(
      'notebook: paths tell states apart by context.queue only: no guard asks about context.running',
    )
    expect(warned).toContain('context.queue grows without end: followed 4 from where the chart starts')
    expect(warned).toContain(
      'mutation: paths tell states apart by context.isReadOnly only: no guard asks about context.pending',
    )
  })

  test('they are frozen, and behave as frozen', () => {
    expect(paths('freeze', ...SIX).status).toBe(0)
    expect(paths('freeze', '--check', ...SIX)).toMatchObject({ status: 0, said: '6 charts behave as frozen\n' })
    expect(readFileSync(join(folder, 'paths/booking.trace'), 'utf8')).toContain('Written by `npx paths freeze`')
  })

  test('in a project that is not one of modules they are read without a warning', () => {
    const manifest = join(folder, 'package.json')
    writeFileSync(manifest, '{ "type": "commonjs" }\n')
    try {
      expect(paths('freeze', 'ticket', '--check', ...SIX)).toMatchObject({ status: 0, warned: '' })
    } finally {
      writeFileSync(manifest, '{ "type": "module" }\n')
    }
  })

  test('broken on purpose, all that some path shows is noticed once it is learned', () => {
    const learned = paths('mutate', '--slice', '1/9', '--learn', ...SIX).said
    expect(learned).toMatch(/^ticket: \d+ mutants, killed \d+/m)
    expect(learned).toMatch(/review paths\/\w+\.lessons and commit it/)
    const { status, said } = paths('mutate', '--slice', '1/9', ...SIX)
    expect(said.match(/^\w+: \d+ mutants, killed .* survived 0/gm)).toHaveLength(6)
    expect(status).toBe(0)
  })

  test('watched, they are checked again when one of them changes', async () => {
    const watching = spawn(
      process.execPath,
      [join(installed, 'dist/bin.js'), 'freeze', 'ticket', '--check', '--watch', ...SIX],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const said = createInterface({ input: watching.stdout })[Symbol.asyncIterator]()
    const upTo = async (text: string): Promise<string> => {
      const { value = '', done } = await said.next()
      if (done === true) throw new Error(`ended before it said: ${text}`)
      return value.includes(text) ? value : upTo(text)
    }
    await upTo('waiting for a change')
    const file = join(folder, 'ticket.machine.ts')
    const before = readFileSync(file, 'utf8')
    writeFileSync(file, before.replace("'ticket.solved': 'solved'", "'ticket.solved': 'paused'"))
    expect(await upTo('ticket')).toContain('ticket does not behave as frozen')
    writeFileSync(file, before)
    await upTo('1 charts behave as frozen')
    watching.kill('SIGINT')
    expect((await once(watching, 'close'))[0]).toBe(0)
  })

  test('a change of a chart is drift, and a picture for its review', () => {
    const file = join(folder, 'ticket.machine.ts')
    const before = readFileSync(file, 'utf8')
    cpSync(join(folder, 'paths/ticket.trace'), join(folder, 'before.trace'))
    writeFileSync(file, before.replace("'ticket.solved': 'solved'", "'ticket.solved': 'paused'"))
    const drift = paths('freeze', 'ticket', '--check', '--junit', 'drift.xml', ...SIX)
    const diff = paths('diff', 'ticket', '--with', 'before.trace', ...SIX)
    writeFileSync(file, before)
    expect(drift).toMatchObject({ status: 1, said: expect.stringContaining('ticket does not behave as frozen') })
    expect(readFileSync(join(folder, 'drift.xml'), 'utf8')).toMatch(/<testcase name="ticket[^>]*>\s*<failure/)
    expect(diff.said).toContain('+ work · ticket.solved → paused')
    expect(diff.said).toContain('− work · ticket.solved → solved')
    expect(existsSync(join(folder, 'test-results/paths/ticket.diff.svg'))).toBe(true)
  })
})
