import { enableCompileCache } from 'node:module'

/**
 * Preloaded into every service: its code is compiled once, not at each start; and when the stack that forked it
 * disappears, even killed, the service is told to close, and leaves in any case. Nothing outlives its stack.
 */
const CLOSE_WITHIN_MS = 8_000

enableCompileCache()

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
