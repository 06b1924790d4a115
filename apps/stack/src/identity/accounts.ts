import type { Role } from '@vigie/contracts/entities'

export type DemoAccount = {
  readonly email: string
  readonly displayName: string
  readonly role: Role
  readonly platforms: readonly string[]
}

/** Public on purpose: these accounts only ever exist in the emulator. */
export const DEMO_PASSWORD = 'Vigie-2026!'

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'superadmin@vigie.test',
    displayName: 'Salma Benali',
    role: 'superadmin',
    platforms: ['chaib', 'massa', 'tifnout'],
  },
  { email: 'admin@vigie.test', displayName: 'Youssef El Idrissi', role: 'admin', platforms: ['chaib', 'massa'] },
  { email: 'operateur@vigie.test', displayName: 'Karim Ouhaddou', role: 'operator', platforms: ['chaib'] },
  { email: 'lecteur@vigie.test', displayName: 'Nadia Amrani', role: 'viewer', platforms: ['massa'] },
]
