/**
 * Node-RED with Dashboard 2, on a broker of its own: a power cut is a notification, the first row of a table of alarms,
 * and a sound. It keeps nothing on disk, knows no other state of an alarm and nobody's rights.
 */
import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@vigie/stack'
import { until } from '../../harness/wait.ts'
import { installPeer } from '../peers/installed.ts'
import { createPinned, stop } from '../pinned.ts'

const PACKAGES = { 'node-red': '5.0.7', '@flowfuse/node-red-dashboard': '1.31.0' }
export const NODE_RED = `Node-RED ${PACKAGES['node-red']}, Dashboard ${PACKAGES['@flowfuse/node-red-dashboard']}`
const READY_WITHIN_MS = 60_000
const QUIET = { logging: { console: { level: 'error' } }, telemetry: { enabled: false } }

export type NodeRed = {
  readonly url: string
  /** of its broker */
  readonly mqttUrl: string
  readonly stop: () => Promise<void>
}

export const createNodeRed = async (): Promise<NodeRed> => {
  const { folder } = await installPeer('node-red', PACKAGES)
  const broker = await createPinned(new URL('../peers/broker.ts', import.meta.url), null)
  const port = await freePort()
  const settings = { uiPort: port, uiHost: '127.0.0.1', flowFile: 'flows.json', httpAdminRoot: false }
  await writeFile(join(folder, 'flows.json'), JSON.stringify(flowOf(broker.port)))
  await writeFile(join(folder, 'settings.js'), `module.exports = ${JSON.stringify({ ...settings, ...QUIET })}`)
  const args = [join(folder, 'node_modules/node-red/red.js'), '--userDir', folder]
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}/dashboard/alarmes`
  const isThere = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('Node-RED serves its dashboard', isThere, READY_WITHIN_MS)
  return {
    url,
    mqttUrl: `mqtt://127.0.0.1:${broker.port}`,
    stop: async () => {
      await stop(server)
      await broker.stop()
    },
  }
}

/** Half a second of silence (8 kHz, 8 bits, one channel): what counts is when it is asked for. */
const soundOf = (samples: number): string => {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8_000, 24)
  head.writeUInt32LE(8_000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples, 40)
  return `data:audio/wav;base64,${Buffer.concat([head, Buffer.alloc(samples, 128)]).toString('base64')}`
}

/** Keeps the alarms, the newest first, and says each in the three ways. */
const TELL = `
const { state } = msg.payload
if (state !== 'off') return null
const device = msg.topic.split('/').at(-2)
const rows = [{ device, what: 'Coupure d’alimentation', at: new Date().toISOString() }, ...(context.get('rows') ?? [])]
context.set('rows', rows)
return [{ payload: device + ' : coupure d’alimentation' }, { payload: rows }, { playback: 'play' }]
`

/** As a new dashboard has it. */
const LOOK = {
  colors: { surface: '#fcfcfd', primary: '#0d74ce', bgPage: '#f9f9fb', groupBg: '#ffffff', groupOutline: '#d9d9e0' },
  sizes: { pagePadding: '12px', groupGap: '12px', groupBorderRadius: '4px', widgetGap: '12px', density: 'default' },
}

const flowOf = (brokerPort: number): readonly object[] => [
  { id: 'flow', type: 'tab', label: 'Alarmes' },
  { id: 'base', type: 'ui-base', name: 'Site', path: '/dashboard', acceptsClientConfig: [], includeClientData: false },
  { id: 'theme', type: 'ui-theme', name: 'Thème', ...LOOK },
  { id: 'page', type: 'ui-page', name: 'Alarmes', ui: 'base', path: '/alarmes', layout: 'grid', theme: 'theme' },
  {
    id: 'group',
    type: 'ui-group',
    name: 'Alarmes',
    page: 'page',
    width: '12',
    height: '1',
    visible: 'true',
    disabled: 'false',
  },
  { id: 'broker', type: 'mqtt-broker', broker: '127.0.0.1', port: String(brokerPort), protocolVersion: '4' },
  {
    id: 'in',
    z: 'flow',
    type: 'mqtt in',
    topic: 'vigie/+/+/power',
    qos: '1',
    datatype: 'json',
    broker: 'broker',
    wires: [['tell']],
  },
  { id: 'tell', z: 'flow', type: 'function', func: TELL, outputs: 3, wires: [['notice'], ['table'], ['audio']] },
  {
    id: 'notice',
    z: 'flow',
    type: 'ui-notification',
    ui: 'base',
    position: 'bottom right',
    displayTime: '60',
    allowDismiss: true,
    dismissText: 'Vu',
    wires: [[]],
  },
  {
    id: 'table',
    z: 'flow',
    type: 'ui-table',
    group: 'group',
    width: '12',
    height: '12',
    action: 'replace',
    autocols: true,
    maxrows: 0,
    selectionType: 'none',
    wires: [[]],
  },
  {
    id: 'audio',
    z: 'flow',
    type: 'ui-audio',
    group: 'group',
    width: '12',
    height: '1',
    mode: 'src',
    src: soundOf(4_000),
    autoplay: 'off',
    loop: 'off',
    muted: 'off',
    wires: [[]],
  },
]
