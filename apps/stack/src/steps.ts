/**
 * Prints the progress of a start: one line per finished step with its time, on a terminal also a live line of the
 * running ones.
 */
export type Steps = {
  readonly start: (name: string, label: string) => void
  /** sets a remark on a running step, shown on the live line */
  readonly note: (name: string, note: string) => void
  readonly done: (name: string) => void
  readonly say: (line: string) => void
  readonly end: () => void
}

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'] as const
const FRAME_MS = 100

export const createSteps = (out: NodeJS.WriteStream = process.stdout): Steps => {
  const running = new Map<string, { label: string; note: string; since: number }>()
  const isLive = out.isTTY === true
  let frame = 0
  const clear = () => isLive && out.write('\r\x1b[2K')
  const draw = () => {
    if (!isLive || running.size === 0) return
    frame += 1
    const parts = [...running.values()].map(({ label, note }) => (note === '' ? label : `${label} ${note}`))
    const line = `${FRAMES[frame % FRAMES.length]} ${parts.join(' · ')}`
    clear()
    out.write(line.slice(0, (out.columns ?? 80) - 1))
  }
  const say = (line: string) => {
    clear()
    out.write(`${line}\n`)
    draw()
  }
  const timer = isLive ? setInterval(draw, FRAME_MS) : undefined
  return {
    say,
    start: (name, label) => {
      running.set(name, { label, note: '', since: performance.now() })
      draw()
    },
    note: (name, note) => {
      const step = running.get(name)
      if (step !== undefined) step.note = note
    },
    done: (name) => {
      const step = running.get(name)
      if (step === undefined) return
      running.delete(name)
      say(`  ${step.label.padEnd(38)} ${((performance.now() - step.since) / 1_000).toFixed(1).padStart(5)} s`)
    },
    end: () => {
      clearInterval(timer)
      running.clear()
      clear()
    },
  }
}
