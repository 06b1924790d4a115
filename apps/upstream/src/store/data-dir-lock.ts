import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

type Lock = { ok: true; release: () => void } | { ok: false; pid: number }

/** A process that was told to end, because its stack was killed, is gone by then. */
const LEAVES_WITHIN_MS = 8_000
const POLL_MS = 50

/** Takes the data directory as `lockDataDir` does, and waits for a process that is about to leave it. */
export const awaitDataDir = async (dataDir: string, withinMs = LEAVES_WITHIN_MS): Promise<Lock> => {
  const limit = performance.now() + withinMs
  for (;;) {
    const lock = lockDataDir(dataDir)
    if (lock.ok || performance.now() > limit) return lock
    await pause(POLL_MS)
  }
}

/**
 * Takes the data directory for this process; two at once would corrupt it.
 * A lock left by a killed process is recognised by its pid and start time, and replaced.
 * @returns the release, or the pid of the process that has it
 */
export const lockDataDir = (dataDir: string): Lock => {
  mkdirSync(dataDir, { recursive: true })
  return lockFile(join(dataDir, 'upstream.lock'))
}

/** Asks the process that has the directory to change none of its files but the log, until the release. */
export const holdDataDirForCopy = (dataDir: string): Lock => lockFile(copyLock(dataDir))

export const isDataDirBeingCopied = (dataDir: string): boolean => holderOf(copyLock(dataDir)) !== null

/** The process that has the directory; null: none. */
export const userOfDataDir = (dataDir: string): number | null => holderOf(join(dataDir, 'upstream.lock'))

const copyLock = (dataDir: string): string => join(dataDir, 'backup.lock')

const lockFile = (file: string): Lock => {
  const own = `${process.pid} ${startTimeOf(process.pid)}`
  for (;;) {
    try {
      writeFileSync(file, own, { flag: 'wx' })
      return { ok: true, release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error
    }
    const pid = holderOf(file)
    if (pid !== null) return { ok: false, pid }
    rmSync(file, { force: true })
  }
}

/** The running process that wrote a lock file. */
const holderOf = (file: string): number | null => {
  const [pid = 0, startTime = ''] = readLock(file)
  return pid > 0 && isRunning(pid) && startTimeOf(pid) === startTime ? pid : null
}

const readLock = (file: string): [number, string] | [] => {
  try {
    const [pid, startTime] = readFileSync(file, 'utf8').split(' ')
    return [Number(pid), startTime ?? '']
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}

/** Tells a process from a later one with the same pid; empty where the system does not say. */
const startTimeOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
