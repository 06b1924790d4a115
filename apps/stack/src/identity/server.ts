import { z } from 'zod'
import { accountsFile } from './accounts-file.ts'
import { listenEmulator } from './emulator.ts'
import { protectEmails } from './privacy.ts'
import { seedAccounts } from './seed.ts'

/** The identity emulator as a service: accounts restored from and saved to a file, demo accounts seeded. */
const SAVE_EVERY_MS = 2_000

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(9_099),
  HOST: z.string().default('127.0.0.1'),
  FIREBASE_PROJECT_ID: z.string().min(1).default('demo-vigie'),
  ACCOUNTS_FILE: z.string().min(1),
})

const main = async (): Promise<void> => {
  const parsed = environment.safeParse(process.env)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    process.stderr.write(`identity: ${issue?.path.join('.')}: ${issue?.message}\n`)
    process.exit(1)
  }
  const { PORT, HOST, FIREBASE_PROJECT_ID: projectId, ACCOUNTS_FILE } = parsed.data
  const emulator = await listenEmulator(projectId, PORT, HOST)
  const reachable = `127.0.0.1:${emulator.port}`
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = reachable

  await protectEmails(`http://${reachable}`, projectId)
  const file = accountsFile(ACCOUNTS_FILE, `http://${reachable}`, projectId)
  await file.restore()
  await seedAccounts(projectId)
  await file.save()

  let saving = Promise.resolve()
  const save = () => {
    saving = saving.then(file.save).catch((error: unknown) => console.error('identity: accounts not saved', error))
    return saving
  }
  const timer = setInterval(save, SAVE_EVERY_MS)
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    clearInterval(timer)
    await save()
    await emulator.close()
    process.exit(0)
  }
  // a signal that comes again must not cut the saving short
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
  process.send?.({ type: 'ready', port: emulator.port })
}

await main()
