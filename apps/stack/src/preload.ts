import { enableCompileCache } from 'node:module'

// Preloaded into every service. The compiled code is cached, so that a restart does not compile it again. When the
// stack that forked the service is gone, even killed, the service gets SIGTERM and exits after CLOSE_WITHIN_MS in any
// case.
const CLOSE_WITHIN_MS = 8_000

enableCompileCache()

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
process.channel?.unref()
