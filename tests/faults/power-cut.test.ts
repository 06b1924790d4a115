import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seriesBody, site } from '@vigie/contracts/entities'
import { journalBody, UPSTREAM_PATHS } from '@vigie/contracts/upstream'
import { createStack, type Stack } from '@vigie/stack'
import { seedDataDir } from '@vigie/upstream/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDevices, flowMeter } from '../harness/devices.ts'
import { identityHost } from '../harness/identity.ts'
import { newPerson, type Person } from '../harness/people.ts'
import { callUpstream } from '../harness/upstream.ts'
import { until } from '../harness/wait.ts'

/** A power cut as the database meets it: its file system ends between two writes, and keeps what was on its disk. */
const SITE = 'coupure'
const STEP_MS = 1_000
/** what a power cut may take, ms */
const LOST_MAX_MS = 1_000

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })

/** A file system of one's own, in a file. */
const createDisk = (folder: string) => {
  const [image, at] = [join(folder, 'disk.img'), join(folder, 'disk')]
  const mount = () => run('mount', '-o', 'loop', image, at)
  const unmount = () => run('umount', at)
  return {
    at,
    make: async () => {
      await mkdir(at)
      run('truncate', '-s', '600M', image)
      run('mkfs.ext4', '-q', '-F', image)
      mount()
    },
    /** Nothing reaches the disk any more, not even what is due (EXT4_IOC_SHUTDOWN, without its journal). */
    cut: () =>
      run('perl', '-e', `my $how = pack('I', 2); sysopen(F, $ARGV[0], 0) && ioctl(F, 0x8004587d, $how) or die $!`, at),
    again: () => {
      unmount()
      mount()
    },
    unmount,
  }
}

const canCut = (() => {
  try {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
    for (const tool of ['mkfs.ext4', 'losetup', 'perl']) run('which', tool)
    return existsSync('/dev/loop-control')
  } catch {
    return false
  }
})()
if (!canCut) console.info('power cuts skipped: they need root, loop devices, mkfs.ext4 and perl')

describe.skipIf(!canCut)('embedded: a power cut', () => {
  let folder: string
  let disk: ReturnType<typeof createDisk>
  let person: Person
  let stack: Stack
  const start = async (ports?: Stack['ports']) => {
    stack = await createStack({
      dataDir: join(disk.at, 'data'),
      services: ['upstream'],
      identityHost: identityHost(),
      sites: [
        site.parse({ slug: SITE, name: SITE, link: 'http://coupure.localhost', position: { lat: 30, lon: -9.6 } }),
      ],
      ...(ports === undefined ? {} : { ports }),
    })
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vigie-power-cut-'))
    disk = createDisk(folder)
    await disk.make()
    await seedDataDir(join(disk.at, 'data', 'upstream'))
    run('sync', '-f', disk.at)
    person = await newPerson({ role: 'operator', platforms: [SITE] })
    await start()
  })
  afterAll(async () => {
    await stack?.stop()
    disk?.unmount()
    await rm(folder, { recursive: true, force: true })
  })

  const readJournal = async () => {
    const query = { site: SITE, since: 0, limit: 1 }
    const answer = await callUpstream(stack, UPSTREAM_PATHS.journal, { token: person.token, query })
    return journalBody.parse(answer.json())
  }

  test('takes at most a second, leaves the database whole, and renews the epoch', { timeout: 180_000 }, async () => {
    const devices = await createDevices(stack.urls.mqtt, SITE)
    await devices.birth('compteur-1', flowMeter('Compteur 1'))
    const { epoch } = await readJournal()
    const from = Date.now() - 86_400_000
    const acknowledged: { readonly ts: number; readonly at: number }[] = []
    let isCut = false
    const speak = async () => {
      for (let ts = from; !isCut; ts += STEP_MS) {
        await devices.telemetry('compteur-1', { flow_m3h: (ts / STEP_MS) % 100 }, ts)
        acknowledged.push({ ts, at: performance.now() })
      }
    }
    void speak().catch(() => undefined)
    await until('three seconds of readings', () => (acknowledged.at(-1)?.at ?? 0) - (acknowledged[0]?.at ?? 0) > 3_000)
    disk.cut()
    const cutAt = performance.now()
    isCut = true
    stack.signal('upstream', 'SIGKILL')
    await stack.stop()
    await devices.client.endAsync(true)
    disk.again()
    const marker = join(disk.at, 'data', 'upstream', 'continuity.json')
    // the machine has started again
    writeFileSync(marker, JSON.stringify({ ...JSON.parse(readFileSync(marker, 'utf8')), boot: 'another' }))
    await start(stack.ports)

    const stored = new Set<number>()
    const end = acknowledged.at(-1)?.ts ?? from
    for (let begin = from; begin <= end; begin += 1_000 * STEP_MS) {
      const range = { site: SITE, device: 'compteur-1', metric: 'flow_m3h', points: 2_000, from: begin }
      const query = { ...range, to: Math.min(begin + 1_000 * STEP_MS, end + STEP_MS) }
      const answer = await callUpstream(stack, UPSTREAM_PATHS.series, { token: person.token, query })
      for (const [ts] of seriesBody.parse(answer.json()).points) stored.add(ts)
    }
    const lost = acknowledged.filter(({ ts, at }) => at < cutAt && !stored.has(ts))
    console.info(
      `of ${acknowledged.length} readings, the cut took ${lost.length}: ${Math.round(cutAt - (lost[0]?.at ?? cutAt))} ms`,
    )
    expect(cutAt - (lost[0]?.at ?? cutAt)).toBeLessThanOrEqual(LOST_MAX_MS)
    expect((await readJournal()).epoch).not.toBe(epoch)
  })
})
