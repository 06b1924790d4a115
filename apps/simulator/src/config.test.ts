import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('the settings', () => {
  test('default to the demo farm', () => {
    expect(readConfig({ SEED: '' }, [])).toEqual({
      ok: true,
      config: {
        mqttUrl: 'mqtt://127.0.0.1:2883',
        seed: 42,
        sites: ['chaib', 'massa', 'tifnout'],
        timeZone: 'Africa/Casablanca',
        historyDays: 90,
        stateFile: null,
        logLevel: 'info',
        load: null,
      },
    })
  })

  test.each([
    ['MQTT_URL', 'http://broker'],
    ['SEED', 'many'],
    ['SITES', 'chaib,Not A Slug'],
    ['SITES', ','],
    ['SITE_TIME_ZONE', 'Mars/Olympus'],
    ['HISTORY_DAYS', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse a malformed %s in one line that names it', (name, value) => {
    const read = readConfig({ [name]: value }, [])
    expect(read.ok ? '' : read.error).toMatch(new RegExp(`^${name}(\\.\\d+)?: [^\n]+$`))
  })

  test('take a load from the command line, and refuse one that makes no sense', () => {
    const read = readConfig({}, ['--devices', '500', '--rate', '2000'])
    expect(read.ok && read.config.load).toEqual({ devices: 500, ratePerSecond: 2_000 })
    expect(readConfig({}, ['--rate', 'fast']).ok).toBe(false)
    expect(readConfig({}, ['--speed', '3']).ok).toBe(false)
  })
})
