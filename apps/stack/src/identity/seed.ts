import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { type Auth, getAuth } from 'firebase-admin/auth'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts'

/**
 * Creates the demo accounts that are missing, with their claims; leaves existing ones as they are,
 * so that a changed password or role survives a restart.
 * Errors: throws unless FIREBASE_AUTH_EMULATOR_HOST is set, since these accounts must never reach a real project.
 */
export const seedAccounts = async (projectId: string, accounts = DEMO_ACCOUNTS): Promise<void> => {
  if (process.env['FIREBASE_AUTH_EMULATOR_HOST'] === undefined) throw new Error('Demo accounts need the emulator')
  const app: App = initializeApp({ projectId }, 'seed')
  const auth = getAuth(app)
  for (const account of accounts) await ensureAccount(auth, account)
  await deleteApp(app)
}

const ensureAccount = async (auth: Auth, { email, displayName, role, platforms }: DemoAccount): Promise<void> => {
  const { users } = await auth.getUsers([{ email }])
  if (users.length > 0) return
  const created = await auth.createUser({ email, displayName, password: DEMO_PASSWORD, emailVerified: true })
  await auth.setCustomUserClaims(created.uid, { role, platforms })
}
