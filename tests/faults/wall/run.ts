import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWeb, isBuildStale } from '@vigie/stack'
import { startIdentity } from '../../harness/identity.ts'
import type { Outage } from '../../harness/outages.ts'
import { createPublisher, type Publisher } from '../../harness/publisher.ts'
import { resultFile } from '../../harness/report.ts'
import { createTestStack, type TestStack } from '../../harness/test-stack.ts'
import { throwAwayInMemory } from '../../harness/throwaway.ts'
import { until } from '../../harness/wait.ts'
import { openScreen } from '../../harness/wall-screen.ts'
import { acknowledgeAll } from './operator.ts'
import { type Options, readOptions } from './options.ts'
import { perform } from './outages.ts'
import { recordWall, takeLooks } from './recorder.ts'
import { describeAct, drawActs } from './schedule.ts'
import { tallyOf } from './tally.ts'
import type { Look } from './truth.types.ts'
import { judge } from './verdict.ts'

/**
 * `npm run wall -- kills`: a paired wall in Chromium, and under it a gateway and an upstream that are frozen, killed and
 * restarted. What the wall showed, looked at ten times a second, is compared with what was published and with which
 * process worked. Exits 1 when it said anything that was not so.
 */
const DEVICES = 12
const NAMES = Array.from({ length: DEVICES }, (_, index) => `Pompe ${index + 1}`)
const TAKE_MS = 2_000
const BACK_WITHIN_MS = 60_000
const CALM_MS = 6_000
const SETTINGS = {
  room: { diagonalIn: 55, distanceM: 2 },
  scenes: [
    { id: 'values', forS: 40 },
    { id: 'overview', forS: 8 },
    { id: 'power', forS: 6 },
    { id: 'kpis', forS: 6 },
  ],
} as const

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const main = async (): Promise<number> => {
  const options = readOptions(process.argv.slice(2))
  if (typeof options === 'string') {
    process.stderr.write(`${options}\n`)
    return 2
  }
  if (await isBuildStale()) await buildWeb()
  throwAwayInMemory()
  const identity = await startIdentity()
  const stack = await createTestStack()
  const publisher = await createPublisher(stack.urls.mqtt, stack.site, NAMES)
  try {
    return await kills(options, stack, publisher)
  } finally {
    await publisher.close()
    await stack.close()
    await identity.stop()
  }
}

const kills = async (options: Options, stack: TestStack, publisher: Publisher): Promise<number> => {
  const screen = await openScreen(stack, { ...SETTINGS, scenes: [...SETTINGS.scenes] }, recordWall)
  const looks: Look[] = []
  const outages: Outage[] = []
  const backs: number[] = []
  const take = async () => void looks.push(...(await takeLooks(screen.page)))
  await until('all is shown', async () => (await screen.page.locator('.wall-tile').count()) === DEVICES, BACK_WITHIN_MS)
  await takeLooks(screen.page)
  const stopActing = await acknowledgeAll(stack)
  let taken = Promise.resolve()
  const taking = setInterval(() => {
    taken = taken.then(take)
  }, TAKE_MS)
  // what was seen until then is judged all the same
  let isEnding = false
  const end = () => {
    isEnding = true
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const begun = Date.now()
  const acts = drawActs(options.seed, DEVICES)
  say(`wall: kills for ${options.minutes} min, seed ${options.seed}`)
  while (!isEnding && Date.now() - begun < options.minutes * 60_000) {
    const act = acts.next().value
    say(`  ${((Date.now() - begun) / 1_000).toFixed(0)} s: ${describeAct(act)}`)
    const done = await perform(act, stack, publisher)
    outages.push(...done)
    const over = Date.now()
    await screen.page.locator('.wall[data-link=live]').waitFor({ timeout: BACK_WITHIN_MS })
    if (done.length > 0) backs.push(Date.now() - over)
    await pause(CALM_MS)
  }
  clearInterval(taking)
  stopActing()
  await taken
  await take()
  await screen.close()
  const lies = judge(looks, publisher.published, outages)
  const tally = tallyOf({ looks, outages, backs, lies, published: publisher.published })
  say(tally.text)
  for (const { at, kind, what } of lies.slice(0, 40)) say(`  ${((at - begun) / 1_000).toFixed(1)} s ${kind}: ${what}`)
  // read with the reports of the other runs
  const steps = [{ name: `a wall over kills and freezes, seed ${options.seed}: no lie`, ok: lies.length === 0 }]
  const report = { ...options, ...tally.figures, steps, lies, outages, looks }
  writeFileSync(resultFile('wall-kills.json'), `${JSON.stringify(report)}\n`)
  return lies.length === 0 ? 0 : 1
}

process.exitCode = await main()
process.exit()
