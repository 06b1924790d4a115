import { spawn } from 'node:child_process'
import { watch as watchFolder } from 'node:fs'

/** Files that change what a chart does, or what is expected of it. */
const RELEVANT = /\.(tsx?|mts|jsx?|mjs|trace)$/
const ELSEWHERE = /(^|[/\\])(node_modules|test-results|dist|\.git)([/\\]|$)/
/** Editors write a file in several steps: what changes within this time is one change, ms. */
const LULL_MS = 150

/**
 * Runs a command of the tool now and after each change below these folders, in a process of its own, since what was
 * loaded stays loaded. Never resolves by itself: the reader ends it with Ctrl+C.
 */
export const watch = (
  folders: readonly string[],
  command: readonly string[],
  say: (line: string) => void,
): Promise<number> =>
  new Promise((resolve) => {
    let running = false
    let isStale = false
    const run = (): void => {
      if (running) {
        isStale = true
        return
      }
      running = true
      const script = process.argv[1] ?? ''
      spawn(process.execPath, [script, ...command], { stdio: 'inherit' }).once('close', () => {
        running = false
        say(`(${new Date().toLocaleTimeString()}, waiting for a change)`)
        if (!isStale) return
        isStale = false
        run()
      })
    }
    let lull: NodeJS.Timeout | undefined
    const watchers = folders.map((folder) =>
      watchFolder(folder, { recursive: true }, (_, file) => {
        if (file === null || !RELEVANT.test(file) || ELSEWHERE.test(file)) return
        clearTimeout(lull)
        lull = setTimeout(run, LULL_MS)
      }),
    )
    process.once('SIGINT', () => {
      for (const watcher of watchers) watcher.close()
      resolve(0)
    })
    run()
  })
