/** How the page's time is moved: `__time` in the page. */
export type PageTime = {
  /** lets time pass as fast as the page can follow it; resolves after `ms` of it */
  readonly pass: (ms: number) => Promise<void>
  readonly now: () => number
  /** timers that wait now */
  readonly timers: () => number
}

/**
 * Runs in the page, before its own code: dates, timers and frames follow a clock that passes as fast as the page can
 * follow. After each timer what was promised goes on; between two seconds the browser does what it does between two
 * events, so that what was changed is rendered and what was read from storage has come. It is sent there as text, so it uses nothing from
 * outside itself.
 */
export const passTime = (): void => {
  type Timer = { id: number; at: number; everyMs: number | null; run: () => void }
  const RealDate = Date
  const later = window.setTimeout.bind(window)
  const TICK_MS = 1_000
  /** each reading of storage takes another process: twice a minute is enough to hear of another tab */
  const STORAGE_MS = { asked: 800, given: 30_000 }
  const READS_AT_ONCE = 50
  const FRAME_MS = 16
  const begun = RealDate.now()
  let now = begun
  let ids = 1_000_000_000
  let reading = 0
  let timers: Timer[] = []
  const frame = window.requestAnimationFrame.bind(window)
  const painted = () => new Promise((resolve) => frame(() => frame(resolve)))

  const insert = (timer: Timer) => {
    const at = timers.findIndex((other) => other.at > timer.at)
    if (at === -1) timers.push(timer)
    else timers.splice(at, 0, timer)
  }
  const plan = (run: () => void, ms: number, everyMs: number | null): number => {
    ids += 1
    insert({ id: ids, at: now + Math.max(ms, 1), everyMs, run })
    return ids
  }
  const cancel = (id: unknown) => {
    timers = timers.filter((timer) => timer.id !== id)
  }
  const planned =
    (isRepeated: boolean) =>
    (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number =>
      isRepeated && ms === STORAGE_MS.asked
        ? plan(() => run(...given), STORAGE_MS.given, STORAGE_MS.given)
        : plan(() => run(...given), ms, isRepeated ? Math.max(ms, 1) : null)
  class PassingDate extends RealDate {
    constructor(...parts: unknown[]) {
      // biome-ignore lint/suspicious/noExplicitAny: every way of making a date is passed on
      super(...((parts.length === 0 ? [now] : parts) as [any]))
    }
    static override now() {
      return now
    }
  }
  Object.assign(window, {
    Date: PassingDate,
    setTimeout: planned(false),
    setInterval: planned(true),
    clearTimeout: cancel,
    clearInterval: cancel,
    requestAnimationFrame: (run: (at: number) => void) => plan(() => run(now - begun), FRAME_MS, null),
    cancelAnimationFrame: cancel,
    requestIdleCallback: (run: () => void) => plan(run, 1, null),
    cancelIdleCallback: cancel,
  })
  performance.now = () => now - begun

  // the session of the identity is read from storage many times a minute: time waits while too many have not come
  const getAll = IDBObjectStore.prototype.getAll
  IDBObjectStore.prototype.getAll = function (this: IDBObjectStore, ...given) {
    const request = getAll.apply(this, given)
    reading += 1
    const over = () => {
      reading -= 1
    }
    request.addEventListener('success', over)
    request.addEventListener('error', over)
    return request
  }
  const { port1, port2 } = new MessageChannel()
  let woken = () => {}
  port1.onmessage = () => woken()
  const others = () =>
    new Promise<void>((resolve) => {
      woken = resolve
      port2.postMessage(null)
    })

  const passTo = async (end: number) => {
    while (now < end) {
      const until = Math.min(end, now + TICK_MS)
      for (let next = timers[0]; next !== undefined && next.at <= until; next = timers[0]) {
        timers.shift()
        now = Math.max(now, next.at)
        if (next.everyMs !== null) insert({ ...next, at: now + next.everyMs })
        next.run()
        await null
      }
      now = until
      await others()
      do await others()
      while (reading > READS_AT_ONCE)
    }
  }
  // as long as nobody hurries it, it passes as it does elsewhere
  let isHurried = false
  const follow = async () => {
    const before = RealDate.now()
    await new Promise((resolve) => later(resolve, 20))
    if (!isHurried) await passTo(now + RealDate.now() - before)
    void follow()
  }
  void follow()
  const time: PageTime = {
    pass: async (ms) => {
      isHurried = true
      // nobody could see what is painted meanwhile; it is laid out and painted again before anybody looks
      document.body.style.contentVisibility = 'hidden'
      await passTo(now + ms)
      document.body.style.contentVisibility = ''
      await painted()
      isHurried = false
    },
    now: () => now,
    timers: () => timers.length,
  }
  Reflect.set(window, '__time', time)
}
