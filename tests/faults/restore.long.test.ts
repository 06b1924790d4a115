import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFlips, ENTRIES_PER_FLIP } from '../harness/flips.ts'
import { createLiveClient } from '../harness/live-client.ts'
import { newPerson } from '../harness/people.ts'
import { hasProduction, ownProduction, type Production } from '../harness/production.ts'
import { ROOT } from '../harness/report.ts'
import { createTestStack, type TestStack } from '../harness/test-stack.ts'
import { until } from '../harness/wait.ts'

/** A restored database is another journal: who had read further than the backup is not told that nothing was missed. */
const suite = (production: () => Promise<Production | null>) => () => {
  let stack: TestStack
  let env: Readonly<Record<string, string>>
  let folder: string
  beforeAll(async () => {
    const own = await production()
    stack = await createTestStack({}, own)
    folder = await mkdtemp(join(tmpdir(), 'vigie-backup-'))
    const dataDir = dirname(dirname(stack.logFile('upstream')))
    env = { DATA_DIR: dataDir, ...(own === null ? {} : { DATABASE_URL: own.databaseUrl }) }
  })
  afterAll(async () => {
    await stack?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** The command as `npm run` runs it; what it printed. */
  const run = async (...args: string[]): Promise<{ readonly code: number; readonly output: string }> => {
    const child = spawn(process.execPath, ['apps/stack/src/database.ts', ...args], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    const [code] = await once(child, 'close')
    return { code: Number(code), output }
  }

  test('a browser that had read past the backup gets a reset and the right picture', { timeout: 240_000 }, async () => {
    const person = await newPerson({ role: 'operator', platforms: [stack.site] })
    const pump = await createFlips(stack, person)
    const open = (resume?: { epoch: string; seq: number }) =>
      createLiveClient({
        port: stack.ports.gateway,
        site: stack.site,
        token: person.token,
        ...(resume === undefined ? {} : { resume }),
      })
    await pump.flip(6)
    const backup = join(folder, 'backup')
    expect(await run('backup', backup)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Done in .* entry \d+/),
    })
    await pump.flip(10)
    const before = await open()
    const read = await before.hear('snapshot')
    before.close()

    expect(await run('restore', backup, '--overwrite')).toMatchObject({ code: 1 })
    await stack.stopService('upstream')
    const refused = await run('restore', backup)
    expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/already holds .*--overwrite/) })
    const restored = await run('restore', backup, '--overwrite')
    expect(restored).toMatchObject({ code: 0, output: expect.stringMatching(/Its epoch is new/) })
    await stack.restart('upstream')
    const again = await createFlips(stack, person)
    const staying = await open({ epoch: read.epoch, seq: read.seq })
    const renewed = await staying.hear('snapshot', (event) => event.epoch !== read.epoch)
    await again.flip(15)
    await until('every entry', () => staying.position().seq >= renewed.seq + 15 * ENTRIES_PER_FLIP)
    staying.close()

    const after = await open({ epoch: read.epoch, seq: read.seq })
    expect(await after.hear('welcome')).toMatchObject({ resumed: false })
    const picture = await after.hear('snapshot')
    expect(picture.epoch).toBe(renewed.epoch)
    const active = picture.alarms.filter(({ clearedAt }) => clearedAt === null)
    expect(active.map(({ device }) => device)).toEqual(again.isOn() ? [] : ['pompe-1'])
    after.close()
  })
}

describe(
  'embedded: a backup that is restored',
  suite(async () => null),
)
describe.skipIf(!hasProduction)('production: a backup that is restored', suite(ownProduction))
