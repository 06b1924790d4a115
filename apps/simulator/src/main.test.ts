import { fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const main = join(import.meta.dirname, 'main.ts')
const broker = process.env['TEST_MQTT_URL']

describe('the simulator process', { timeout: 60_000 }, () => {
  test('stops at once on a malformed variable, with one line that names it', async () => {
    const child = spawn(process.execPath, [main], { env: { ...process.env, HISTORY_DAYS: 'all' } })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([said.trim().split('\n').length, code]).toEqual([1, 1])
    expect(said).toContain('HISTORY_DAYS')
  })

  test('closes within 5 s on SIGTERM with code 0, even without a broker', async () => {
    const child = spawn(process.execPath, [main], {
      env: { ...process.env, MQTT_URL: 'mqtt://127.0.0.1:9', SITES: 't-none' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    const askedMs = Date.now()
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(Date.now() - askedMs).toBeLessThan(5_000)
  })

  test.skipIf(broker === undefined)(
    'forked, says when it is ready and when its history is told, then closes',
    async () => {
      const site = `t-${randomBytes(4).toString('hex')}`
      const child = fork(main, [], {
        env: { ...process.env, MQTT_URL: broker, SITES: site, HISTORY_DAYS: '1', LOG_LEVEL: 'silent' },
      })
      const told: string[] = []
      await new Promise<void>((resolve) => {
        child.on('message', (message) => {
          const { type } = z.object({ type: z.string() }).parse(message)
          if (told.at(-1) !== type) told.push(type)
          if (type === 'history-done') resolve()
        })
      })
      expect(told).toEqual(['ready', 'progress', 'history-done'])
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
    },
  )

  test.skipIf(broker === undefined)('closes with code 0 in the middle of its history too', async () => {
    const child = fork(main, [], {
      env: { ...process.env, MQTT_URL: broker, SITES: `t-${randomBytes(4).toString('hex')}`, LOG_LEVEL: 'silent' },
    })
    await new Promise<void>((resolve) => {
      child.on('message', (message) => {
        if (z.object({ type: z.string() }).parse(message).type === 'progress') resolve()
      })
    })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
