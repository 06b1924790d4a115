import { readFileSync } from 'node:fs'

/** Names this run of the machine's kernel, whose memory holds what is not on the disk yet; null: the system has none. */
export const readBoot = (): string | null => {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return null
  }
}
