import { readFileSync } from 'node:fs'

// Preloaded into a process whose clock is to be set: `--import …/clock-preload.ts?file=<path>`. `Date` is then off by
// the number of milliseconds in that file, which is read again all the time. Timers and performance.now() stand apart
// from the calendar, as they do on a machine whose clock is set.

const POLL_MS = 50
const file = new URL(import.meta.url).searchParams.get('file') ?? ''
const RealDate = Date
let offsetMs = 0

const read = (): void => {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    offsetMs = 0
  }
}

read()
setInterval(read, POLL_MS).unref()
const now = (): number => RealDate.now() + offsetMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
