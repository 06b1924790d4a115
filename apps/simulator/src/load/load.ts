import { DAY_MS } from '@vigie/contracts/entities'
import type { BirthMessage } from '@vigie/contracts/upstream'
import { formatTopic } from '@vigie/contracts/upstream'
import { connectAsync, type MqttClient } from 'mqtt'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Running } from '../farms.ts'
import { createMeters, type LoadMeter } from './meters.ts'

/** Announces many plain flow meters and publishes for all of them at a fixed rate; logs the rate achieved every 5 s. */
export const createLoad = (
  config: Config,
  load: { readonly devices: number; readonly ratePerSecond: number },
  log: Logger,
  tell: (message: { type: 'ready' }) => void,
): Running => {
  const meters = createMeters(config.sites, load.devices, config.seed)
  const links: MqttClient[] = []
  const flow = createFlow(links, meters, load.ratePerSecond)
  let report: NodeJS.Timeout | null = null

  const start = async () => {
    const wanted = Math.min(LINKS, meters.length)
    for (let index = 0; index < wanted; index += 1) links.push(await connectAsync(config.mqttUrl, { keepalive: 30 }))
    await sendBirths(links, meters, load.ratePerSecond)
    log.info({ devices: meters.length, ratePerSecond: load.ratePerSecond }, 'every device is connected')
    tell({ type: 'ready' })
    report = setInterval(() => log.info(flow.count(), 'load'), REPORT_MS)
    flow.start()
  }

  return {
    settled: start(),
    close: async () => {
      flow.stop()
      if (report !== null) clearInterval(report)
      await Promise.all(links.map((link) => link.endAsync(true)))
      log.info(flow.count(), 'load ended')
    },
  }
}

const LINKS = 8
/** the most messages without an acknowledgement, all connections together: at this bound the broker sets the pace */
const IN_FLIGHT = 4_000
const TICK_MS = 20
const REPORT_MS = 5_000

const sendBirths = async (links: readonly MqttClient[], meters: readonly LoadMeter[], rate: number): Promise<void> => {
  const cadenceMs = Math.min(DAY_MS, Math.max(100, Math.round((1_000 * meters.length) / rate)))
  const waiting = meters.entries()
  const work = async (link: MqttClient) => {
    for (const [index, { site, device }] of waiting) {
      const birth: BirthMessage = {
        kind: 'flow-meter',
        role: 'consumption',
        name: `Débitmètre d'essai ${index + 1}`,
        metrics: [
          { id: 'flow_m3h', cadenceMs },
          { id: 'volume_m3', cadenceMs, maxRatePerHour: 1_000 },
        ],
      }
      await link.publishAsync(formatTopic({ site, device, kind: 'birth' }), JSON.stringify(birth), { qos: 1 })
    }
  }
  await Promise.all(links.flatMap((link) => Array.from({ length: 16 }, () => work(link))))
}

type FlowCount = { sent: number; acknowledged: number; failed: number; inFlight: number; perSecond: number }

/**
 * Publishes at a steady rate: each tick sends what is due since the start and not sent yet, within the in-flight bound.
 */
const createFlow = (
  links: readonly MqttClient[],
  meters: readonly LoadMeter[],
  ratePerSecond: number,
): { start: () => void; stop: () => void; count: () => FlowCount } => {
  let [sent, acknowledged, failed] = [0, 0, 0]
  let begunMs = 0
  let counted = { atMs: Date.now(), acknowledged: 0 }
  let timer: NodeJS.Timeout | null = null

  const send = (nowMs: number) => {
    const meter = meters[sent % meters.length]
    const link = links[sent % links.length]
    if (meter === undefined || link === undefined) return
    sent += 1
    const topic = formatTopic({ site: meter.site, device: meter.device, kind: 'telemetry' })
    link.publish(topic, JSON.stringify({ ts: nowMs, values: meter.read(nowMs) }), { qos: 1 }, (error) => {
      if (error) failed += 1
      else acknowledged += 1
    })
  }

  const tick = () => {
    const nowMs = Date.now()
    const due = Math.floor(((nowMs - begunMs) * ratePerSecond) / 1_000)
    while (sent < due && sent - acknowledged - failed < IN_FLIGHT) send(nowMs)
  }

  return {
    start: () => {
      begunMs = Date.now()
      timer = setInterval(tick, TICK_MS)
    },
    stop: () => {
      if (timer !== null) clearInterval(timer)
    },
    count: () => {
      const atMs = Date.now()
      const perSecond = Math.round((1_000 * (acknowledged - counted.acknowledged)) / Math.max(1, atMs - counted.atMs))
      counted = { atMs, acknowledged }
      return { sent, acknowledged, failed, inFlight: sent - acknowledged - failed, perSecond }
    },
  }
}
